import { Button } from '@mantine/core'
import { IconArchive, IconCalendarPlus, IconMessage, IconProgressCheck, IconX } from '@reinforce/icons'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { lazyComponent } from '../../../../../ui/lazy.tsx'
import type { Openable } from '../candidate-search.ts'
import { createSubjectForMany } from '../subject.ts'
import { useScheduler } from '../use-scheduler.ts'
import css from './select-bar.module.css'
import type { SelectionState } from './use-selection.ts'

const people = (count: number) => `${formatCount(count)} ${count === 1 ? 'candidate' : 'candidates'}`

type SelectBarProps = {
  selection: SelectionState
  total: number
  pageFull: boolean
  onOpen: (what: Openable) => void
}

type ActProps = { icon: ReactNode; label: string } & ComponentProps<'button'>
const Act = ({ icon, label, ...rest }: ActProps) => (
  <Button size="compact-md" variant="default" leftSection={icon} className={css.act} {...rest}>
    {label}
  </Button>
)

const StatusMenu = lazyComponent(
  async () => (await import('../status/status-menu.tsx')).StatusMenu,
  ({ children }) => children,
)

/** Most people that one choice moves directly. Above that, a dialog shows the number again. */
const atOnce = 100

const StatusAct = ({ selection, onOpen }: Pick<SelectBarProps, 'selection' | 'onOpen'>) => {
  const [opened, setOpened] = useState<boolean | null>(null)
  const isFew = !selection.all && selection.count <= atOnce
  const look = { icon: <IconProgressCheck size={16} stroke={1.7} />, label: 'Status' }
  if (!isFew) return <Act {...look} aria-haspopup="dialog" onClick={() => onOpen('status')} />
  if (opened === null) return <Act {...look} aria-haspopup="menu" onClick={() => setOpened(true)} />
  return (
    <StatusMenu
      subject={createSubjectForMany(selection.selection, selection.count, selection.seen)}
      opened={opened}
      onOpened={setOpened}
      onDone={selection.clear}
      onArchive={() => onOpen('archive')}
    >
      <Act {...look} />
    </StatusMenu>
  )
}

/**
 * Who is selected, above the list’s lower edge wherever one has scrolled to, with what can be done with them; after a whole
 * page it offers all that match. The dialog behind Bulk Actions offers the same, with a sentence each.
 */
export const SelectBar = ({ selection, total, pageFull, onOpen }: SelectBarProps) => {
  const hasScheduler = useScheduler()
  if (selection.count === 0)
    return (
      <div className={css.start} role="status">
        Select candidates to start.
      </div>
    )
  return (
    <section className={css.floating} aria-label="Selection">
      <span className={css.count} role="status">
        {people(selection.count)} selected
      </span>
      {pageFull && !selection.all && total > selection.count ? (
        <Button size="compact-md" variant="subtle" onClick={selection.selectAll}>
          Select all {formatCount(total)} that match
        </Button>
      ) : null}
      <span className={css.acts}>
        <Act icon={<IconMessage size={16} stroke={1.7} />} label="Text" onClick={() => onOpen('text')} />
        <StatusAct selection={selection} onOpen={onOpen} />
        {hasScheduler ? (
          <Act
            icon={<IconCalendarPlus size={16} stroke={1.7} />}
            label="Schedule"
            onClick={() => onOpen('scheduler')}
          />
        ) : null}
        <Act icon={<IconArchive size={16} stroke={1.7} />} label="Archive" onClick={() => onOpen('archive')} />
        <Button
          size="compact-md"
          variant="subtle"
          leftSection={<IconX size={16} stroke={1.7} />}
          onClick={selection.clear}
        >
          Clear Selection
        </Button>
      </span>
    </section>
  )
}
