import { ActionIcon, Menu, Tooltip, UnstyledButton } from '@mantine/core'
import {
  IconCalendarPlus,
  IconDots,
  IconFileText,
  IconMessage,
  IconProgressCheck,
  IconReportAnalytics,
  IconVideo,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMenuFocus } from '../../../ui/use-menu-focus.ts'
import type { CandidateRow } from '../contract.ts'
import type { Openable } from './candidate-search.ts'
import css from './candidate-table.module.css'
import { StatusBadge } from './status-badge.tsx'
import { useScheduler } from './use-scheduler.ts'

type RowActionsProps = { row: CandidateRow; mayEdit: boolean; onOpen: (what: Openable, id: string) => void }

type RowButtonProps = { label: string; blocked?: string | undefined; onClick: () => void; children: ReactNode }

const RowButton = ({ label, blocked, onClick, children }: RowButtonProps) => (
  <Tooltip label={blocked ?? label.replace(/ of .*$/, '')}>
    <ActionIcon
      variant="subtle"
      color="gray"
      size={30}
      aria-label={label}
      aria-disabled={blocked ? true : undefined}
      data-disabled={blocked ? true : undefined}
      onClick={blocked ? undefined : onClick}
    >
      {children}
    </ActionIcon>
  </Tooltip>
)

/** What can be done with one candidate: the status is the button that changes it. */
export const RowActions = ({ row, mayEdit, onOpen }: RowActionsProps) => {
  const { button, backThen } = useMenuFocus()
  const hasScheduler = useScheduler()
  const open = (what: Openable) => () => onOpen(what, row.id)
  return (
    <div className={css.actions}>
      {mayEdit ? (
        <Tooltip label="Change status">
          <UnstyledButton
            className={css.statusButton}
            aria-label={`${row.status}. Change status of ${row.name}`}
            onClick={open('status')}
          >
            <StatusBadge status={row.status} />
          </UnstyledButton>
        </Tooltip>
      ) : (
        <span className={css.statusButton}>
          <StatusBadge status={row.status} />
        </span>
      )}
      <RowButton label={`Analysis of ${row.name}`} onClick={open('analysis')}>
        <IconReportAnalytics size={18} stroke={1.7} />
      </RowButton>
      <RowButton label={`Resume of ${row.name}`} onClick={open('resume')}>
        <IconFileText size={18} stroke={1.7} />
      </RowButton>
      <RowButton
        label={`Video introduction of ${row.name}`}
        blocked={row.type === 'Premium' ? undefined : 'No video available'}
        onClick={open('video')}
      >
        <IconVideo size={18} stroke={1.7} />
      </RowButton>
      {mayEdit ? (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon
              ref={button}
              variant="subtle"
              color="gray"
              size={30}
              aria-label={`More actions for ${row.name}`}
            >
              <IconDots size={18} stroke={1.7} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconProgressCheck size={16} />} onClick={backThen(open('status'))}>
              Change Pipeline Status
            </Menu.Item>
            <Menu.Item leftSection={<IconMessage size={16} />} onClick={backThen(open('text'))}>
              Send Text Message
            </Menu.Item>
            {hasScheduler ? (
              <Menu.Item leftSection={<IconCalendarPlus size={16} />} onClick={backThen(open('scheduler'))}>
                Auto Scheduler
              </Menu.Item>
            ) : null}
          </Menu.Dropdown>
        </Menu>
      ) : null}
    </div>
  )
}
