import { Text } from '@mantine/core'
import { IconChevronRight } from '@reinforce/icons'
import { Link } from '@tanstack/react-router'
import css from './documents.module.css'
import { type DocumentsSearch, placeSearch } from './documents-search.ts'
import { type DragItem, useDropSpot } from './use-drag-move.ts'

type Step = { id: string | null; name: string }
type OnMove = (dragged: DragItem, folderId: string | null, to: string) => void

const Crumb = ({ step, clinic, onMove }: { step: Step; clinic: string | undefined; onMove: OnMove }) => {
  const spot = useDropSpot((dragged) => onMove(dragged, step.id, step.id === null ? 'the top' : step.name))
  return (
    <span className={css.spot} {...spot}>
      <Link
        to="/documents"
        search={placeSearch({ folder: step.id ?? undefined, clinic })}
        style={{ color: 'var(--app-link)' }}
        draggable={false}
      >
        {step.name}
      </Link>
    </span>
  )
}

const shelfNames = { candidates: 'Candidate files', expiring: 'Expiring', trash: 'Trash' } as const

type FolderPathProps = { path: readonly { id: string; name: string }[]; search: DocumentsSearch; onMove: OnMove }

/** Where the list is: the folders around it, each a way back and a place to drop onto. */
export const FolderPath = ({ path, search, onMove }: FolderPathProps) => {
  const { shelf, clinic } = search
  const steps: Step[] = [{ id: null, name: 'All documents' }, ...path]
  const last = shelf ? shelfNames[shelf] : steps.at(-1)?.name
  const above = shelf ? steps.slice(0, 1) : steps.slice(0, -1)
  return (
    <nav aria-label="Where you are">
      <ol className={css.path}>
        {above.map((step) => (
          <li key={step.id ?? 'top'}>
            <Crumb step={step} clinic={clinic} onMove={onMove} />
            <IconChevronRight size={14} aria-hidden />
          </li>
        ))}
        <li>
          <Text span size="sm" fw={600} aria-current="page">
            {last}
          </Text>
        </li>
      </ol>
    </nav>
  )
}
