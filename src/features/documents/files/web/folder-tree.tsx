import { Button, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core'
import {
  IconChevronDown,
  IconChevronRight,
  IconClockExclamation,
  IconFiles,
  IconFolder,
  IconLock,
  IconTrash,
  IconUser,
} from '@reinforce/icons'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { ReplyOf } from '../../../../platform/web/call.ts'
import type { folderTree } from '../contract/files.ts'
import css from './documents.module.css'
import { type DocumentsSearch, placeSearch } from './documents-search.ts'
import { type DragItem, useDropSpot } from './use-drag-move.ts'

export type Folder = ReplyOf<typeof folderTree>['folders'][number]
type OnMove = (dragged: DragItem, folderId: string | null, to: string) => void

type NodeProps = {
  label: string
  icon: ReactNode
  search: DocumentsSearch
  current: boolean
  twist?: ReactNode
  onDrop?: ((dragged: DragItem) => void) | undefined
}

const Node = ({ label, icon, search, current, twist, onDrop }: NodeProps) => {
  const spot = useDropSpot((dragged) => onDrop?.(dragged))
  return (
    <div className={`${css.node} ${css.spot}`} data-current={current || undefined} {...(onDrop ? spot : {})}>
      {twist ?? <span className={css.twist} />}
      <Link
        to="/documents"
        search={search}
        className={css.nodeLink}
        aria-current={current ? 'page' : undefined}
        title={label}
        draggable={false}
      >
        {icon}
        <span>{label}</span>
      </Link>
    </div>
  )
}

type BranchProps = {
  of: string | null
  folders: readonly Folder[]
  open: ReadonlySet<string>
  onTwist: (id: string) => void
  current: string | undefined
  clinic: string | undefined
  onMove: OnMove
}

const Branch = ({ of, ...rest }: BranchProps) => {
  const { folders, open, onTwist, current, clinic, onMove } = rest
  const here = folders.filter(({ parent_id }) => parent_id === of)
  if (here.length === 0) return null
  return (
    <ul className={css.tree}>
      {here.map((folder) => {
        const isOpen = open.has(folder.id)
        const Chevron = isOpen ? IconChevronDown : IconChevronRight
        return (
          <li key={folder.id}>
            <Node
              label={folder.name}
              icon={folder.limited ? <IconLock size={16} stroke={1.7} /> : <IconFolder size={16} stroke={1.7} />}
              search={placeSearch({ folder: folder.id, clinic })}
              current={current === folder.id}
              onDrop={(dragged) => onMove(dragged, folder.id, folder.name)}
              twist={
                folders.some(({ parent_id }) => parent_id === folder.id) ? (
                  <UnstyledButton
                    className={css.twist}
                    aria-label={`${isOpen ? 'Close' : 'Open'} ${folder.name}`}
                    aria-expanded={isOpen}
                    onClick={() => onTwist(folder.id)}
                  >
                    <Chevron size={16} stroke={1.7} />
                  </UnstyledButton>
                ) : undefined
              }
            />
            {isOpen ? <Branch of={folder.id} {...rest} /> : null}
          </li>
        )
      })}
    </ul>
  )
}

type FolderTreeProps = {
  /** Null while they are on their way; none where no organization is chosen. */
  folders: readonly Folder[] | null
  search: DocumentsSearch
  /** The folders around the open one are open. */
  path: readonly string[]
  onMove: OnMove
  /** Set when they failed to load. */
  onRetry: (() => void) | null
}

/** The other places documents are found in, which never move, then all folders as a tree. Documents can be dropped onto a folder. */
export const FolderTree = ({ folders, onRetry, search, path, onMove }: FolderTreeProps) => {
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map())
  const { folder, shelf, clinic } = search
  const ids = (folders ?? []).map(({ id }) => id)
  const open = new Set(ids.filter((id) => turned.get(id) ?? path.includes(id)))
  const place = (label: string, icon: ReactNode, to: DocumentsSearch['shelf']) => (
    <li>
      <Node label={label} icon={icon} search={placeSearch({ shelf: to, clinic })} current={shelf === to} />
    </li>
  )
  return (
    <nav aria-label="Folders">
      <ul className={css.tree}>
        {place('Candidate files', <IconUser size={16} stroke={1.7} />, 'candidates')}
        {place('Expiring', <IconClockExclamation size={16} stroke={1.7} />, 'expiring')}
        {place('Trash', <IconTrash size={16} stroke={1.7} />, 'trash')}
      </ul>
      <hr className={css.line} />
      <Node
        label="All documents"
        icon={<IconFiles size={16} stroke={1.7} />}
        search={placeSearch({ clinic })}
        current={!folder && !shelf}
        onDrop={(dragged) => onMove(dragged, null, 'the top')}
      />
      {folders === null && onRetry ? (
        <Stack gap="xs" p={10} align="flex-start">
          <Text size="sm">Couldn’t load the folders.</Text>
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            Retry
          </Button>
        </Stack>
      ) : folders === null ? (
        <Stack gap={18} p={10} role="status" aria-label="Loading folders">
          {[70, 55, 80].map((width) => (
            <Skeleton key={width} height={12} width={`${width}%`} radius="xs" />
          ))}
        </Stack>
      ) : (
        <Branch
          of={null}
          folders={folders}
          open={open}
          onTwist={(id) => setTurned((now) => new Map(now).set(id, !open.has(id)))}
          current={shelf ? undefined : folder}
          clinic={clinic}
          onMove={onMove}
        />
      )}
    </nav>
  )
}
