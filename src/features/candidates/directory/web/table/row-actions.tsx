import { IconChartBar, IconFileText, IconMessage, IconVideo } from '@reinforce/icons'
import type { ReactNode } from 'react'
import { IconButton } from '../../../../../ui/icon-button/icon-button.tsx'
import type { CandidateRow } from '../../contract/directory.ts'
import type { OfRow } from '../candidate-search.ts'
import { noTimeWords, RowStatus } from '../status/row-status.tsx'
import { StatusPick } from '../status/status-pick.tsx'
import css from './candidate-table.module.css'
import { RowMenu } from './row-menu.tsx'

type RowActionsProps = {
  row: CandidateRow
  mayEdit: boolean
  /** Places the status above the icons, not before them. */
  stacked?: boolean
  onOpen: (what: OfRow, id: string) => void
  /** Called after the status was changed. */
  onChanged: () => void
}

type RowButtonProps = {
  label: string
  leads?: true
  blocked?: string | undefined
  onClick: () => void
  children: ReactNode
}

const RowButton = ({ label, leads, blocked, onClick, children }: RowButtonProps) => (
  <IconButton
    aria-label={label}
    data-panel={leads}
    aria-disabled={blocked ? true : undefined}
    data-hint={blocked ?? label.replace(/ of .*$/, '')}
    onClick={blocked ? undefined : onClick}
  >
    {children}
  </IconButton>
)

/** Opens a text to one candidate. */
export const TextButton = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <RowButton label={`Text ${name}`} onClick={onClick}>
    <IconMessage size={18} stroke={1.7} />
  </RowButton>
)

type StatusButtonProps = Pick<RowActionsProps, 'row' | 'mayEdit' | 'onOpen' | 'onChanged'>

/** The status, and the button that changes it. */
export const StatusButton = ({ row, mayEdit, onOpen, onChanged }: StatusButtonProps) =>
  mayEdit ? (
    <StatusPick
      row={row}
      onMore={() => onOpen('status', row.id)}
      onArchive={() => onOpen('archive', row.id)}
      onDone={onChanged}
    >
      <button
        type="button"
        className={`mantine-focus-auto mantine-active ${css.statusButton}`}
        aria-label={`${row.status}${row.interview_time_missing ? `, ${noTimeWords.toLowerCase()}` : ''}. Change status of ${row.name}`}
        aria-haspopup="menu"
        data-hint="Change status"
      >
        <RowStatus row={row} />
      </button>
    </StatusPick>
  ) : (
    <span className={css.statusButton}>
      <RowStatus row={row} />
    </span>
  )

/** Actions for one candidate. The status is the button that changes it. */
export const RowActions = ({ row, mayEdit, stacked, onOpen, onChanged }: RowActionsProps) => {
  const open = (what: OfRow) => () => onOpen(what, row.id)
  return (
    <div className={css.actions} data-stacked={stacked || undefined}>
      <StatusButton row={row} mayEdit={mayEdit} onOpen={onOpen} onChanged={onChanged} />
      {mayEdit ? <TextButton name={row.name} onClick={open('text')} /> : null}
      <RowButton leads label={`Analysis of ${row.name}`} onClick={open('analysis')}>
        <IconChartBar size={18} stroke={1.7} />
      </RowButton>
      <RowButton leads label={`Resume of ${row.name}`} onClick={open('resume')}>
        <IconFileText size={18} stroke={1.7} />
      </RowButton>
      <RowButton
        label={`Video introduction of ${row.name}`}
        blocked={row.type === 'Premium' ? undefined : 'No video available'}
        onClick={open('video')}
      >
        <IconVideo size={18} stroke={1.7} />
      </RowButton>
      {mayEdit ? <RowMenu name={row.name} mayEdit pages={null} onOpen={(what) => onOpen(what, row.id)} /> : null}
    </div>
  )
}
