import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatCount } from '../../../../rules/words/format-count.ts'
import type { DocumentEntry } from '../contract/files.ts'
import css from './documents.module.css'
import { type DocumentsSearch, isNarrowed, placeSearch } from './documents-search.ts'
import { EntryIcon } from './entry-icon.tsx'
import { createDragProps, type DragItem, useDropSpot } from './use-drag-move.ts'

type AboutProps = { entry: DocumentEntry; search: DocumentsSearch; showOrganization: boolean }

const About = ({ entry, search, showOrganization }: AboutProps) => {
  const { candidate, folder, kind, items, limited, restricted, people, organization, version } = entry
  const many = items ?? 0
  const found = search.shelf || isNarrowed(search)
  const words = [
    kind === 'folders' ? `${formatCount(many)} ${many === 1 ? 'item' : 'items'}` : null,
    version !== null && version > 1 ? `Version ${version}` : null,
    kind === 'folders' && restricted
      ? people === 0
        ? 'Admins only'
        : `Admins and ${people} ${people === 1 ? 'person' : 'people'}`
      : limited && kind === 'folders'
        ? 'In a limited folder'
        : null,
    found && folder ? `in ${folder}` : null,
    showOrganization ? organization : null,
  ].filter((word) => word !== null)
  return (
    <Text size="xs" c="dimmed" component="div">
      {candidate ? (
        <>
          <Anchor
            size="xs"
            renderRoot={(props) => (
              <Link
                {...props}
                to={candidate.position === 'BCBA' ? '/bcba/$candidateId' : '/candidate/$candidateId'}
                params={{ candidateId: candidate.id }}
                search={{ tab: 'documents' }}
              />
            )}
          >
            {candidate.name}
          </Anchor>
          {words.length > 0 ? ' · ' : ''}
        </>
      ) : null}
      {words.join(' · ')}
    </Text>
  )
}

type EntryNameProps = {
  entry: DocumentEntry
  search: DocumentsSearch
  /** Moving is not offered in the trash, nor to who may not change anything. */
  onMove: ((dragged: DragItem, folderId: string, to: string) => void) | null
  onOpen: () => void
  /** For platform staff who look at every organization. */
  showOrganization?: boolean
}

/** The name of a folder (a way into it, and a place to drop onto) or of a file (opens its preview). */
export const EntryName = ({ entry, search, onMove, onOpen, showOrganization = false }: EntryNameProps) => {
  const isFolder = entry.kind === 'folders'
  const spot = useDropSpot((dragged) => onMove?.(dragged, entry.id, entry.name))
  const { id, name } = entry
  return (
    <div
      className={`${css.name} ${css.spot}`}
      data-icon
      {...(onMove ? createDragProps(entry) : {})}
      {...(onMove && isFolder ? spot : {})}
    >
      <EntryIcon entry={entry} />
      <div className={css.words}>
        {search.shelf === 'trash' ? (
          <Text size="sm" fw={600}>
            {name}
          </Text>
        ) : isFolder ? (
          <Anchor
            size="sm"
            fw={600}
            draggable={false}
            renderRoot={(props) => (
              <Link {...props} to="/documents" search={placeSearch({ folder: id, clinic: search.clinic })} />
            )}
          >
            {name}
          </Anchor>
        ) : (
          <Anchor component="button" type="button" size="sm" fw={600} ta="left" onClick={onOpen}>
            {name}
          </Anchor>
        )}
        <About entry={entry} search={search} showOrganization={showOrganization} />
      </div>
    </div>
  )
}
