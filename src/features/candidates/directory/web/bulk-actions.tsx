import { Stack, Text, UnstyledButton } from '@mantine/core'
import { IconArchive, IconCalendarPlus, IconMessage, IconProgressCheck } from '@reinforce/icons'
import type { ReactNode } from 'react'
import { formatCount } from '../../../../rules/words/format-count.ts'
import css from './bulk-actions.module.css'

type BulkActionsProps = {
  count: number
  onStatus: () => void
  onText: () => void
  onArchive: () => void
  /** Missing where no organization has it. */
  onScheduler: (() => void) | undefined
}

const Choice = ({
  icon,
  title,
  children,
  onClick,
}: {
  icon: ReactNode
  title: string
  children: ReactNode
  onClick: () => void
}) => (
  <UnstyledButton className={css.choice} onClick={onClick}>
    {icon}
    <span>
      <Text span fw={600} display="block">
        {title}
      </Text>
      <Text span size="sm" c="dimmed">
        {children}
      </Text>
    </span>
  </UnstyledButton>
)

/** Actions for the selection. */
export const BulkActions = ({ count, onStatus, onText, onArchive, onScheduler }: BulkActionsProps) => (
  <Stack gap="sm">
    <Text c="dimmed">
      {formatCount(count)} {count === 1 ? 'candidate' : 'candidates'} selected
    </Text>
    <Choice icon={<IconMessage size={22} stroke={1.7} />} title="Send Text Message" onClick={onText}>
      Write once, see what each person will receive, then send.
    </Choice>
    <Choice icon={<IconProgressCheck size={22} stroke={1.7} />} title="Change Pipeline Status" onClick={onStatus}>
      Change the status of all selected candidates. You can undo this.
    </Choice>
    {onScheduler ? (
      <Choice icon={<IconCalendarPlus size={22} stroke={1.7} />} title="Auto Scheduler" onClick={onScheduler}>
        Contacts each candidate to schedule an interview. Skips anyone already contacted.
      </Choice>
    ) : null}
    <Choice icon={<IconArchive size={22} stroke={1.7} />} title="Archive" onClick={onArchive}>
      Archive the selected candidates. You can undo this for 30 days.
    </Choice>
  </Stack>
)
