import { ActionIcon, Menu, Text } from '@mantine/core'
import { IconClockExclamation, IconDots } from '@reinforce/icons'
import { PanelLink } from '../../../../../platform/web/panel/panel-link.tsx'
import { useNow } from '../../../../../platform/web/use-now.ts'
import { useMenuFocus } from '../../../../../ui/use-menu-focus.ts'
import type { CandidateRow } from '../../contract/directory.ts'
import { formatReceived } from '../../rules/status/format-received.ts'
import type { OfRow } from '../candidate-search.ts'
import { FitScore } from '../score/fit-score.tsx'
import { noTimeWords } from '../status/row-status.tsx'
import { Highlighted } from '../table/search-highlight.tsx'
import css from './board-card.module.css'

type BoardCardProps = {
  row: CandidateRow
  /** The columns it can be moved to; empty for those who may not edit. */
  targets: readonly string[]
  onMove: (to: string) => void
  onOpen: (what: OfRow, id: string) => void
}

/** One candidate on the board. */
export const BoardCard = ({ row, targets, onMove, onOpen }: BoardCardProps) => {
  const now = useNow(null).getTime()
  const { button, backThen } = useMenuFocus()
  const name = row.name || row.full_name || 'Unknown'
  return (
    <>
      <div className={css.top}>
        <PanelLink id={row.id} className={css.name} draggable={false}>
          <Highlighted>{name}</Highlighted>
        </PanelLink>
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon ref={button} variant="subtle" color="gray" size={24} aria-label={`Actions for ${name}`}>
              <IconDots size={16} stroke={1.7} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={backThen(() => onOpen('analysis', row.id))}>Analysis</Menu.Item>
            <Menu.Item onClick={backThen(() => onOpen('resume', row.id))}>Resume</Menu.Item>
            {targets.length > 0 ? (
              <Menu.Item onClick={backThen(() => onOpen('text', row.id))}>Send Text Message</Menu.Item>
            ) : null}
            {targets.length > 0 ? <Menu.Label>Move to…</Menu.Label> : null}
            {targets.map((to) => (
              <Menu.Item key={to} disabled={to === row.status} onClick={backThen(() => onMove(to))}>
                {to}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
      <Text size="xs" c="dimmed" className={css.line}>
        {[row.position, row.location ?? row.city, formatReceived(row.created_at, now)].filter(Boolean).join(' · ')}
      </Text>
      <div className={css.score}>
        <FitScore row={row} />
        {row.interview_time_missing ? (
          <span role="img" aria-label={noTimeWords} title={noTimeWords} className={css.noTime}>
            <IconClockExclamation size={18} stroke={1.8} aria-hidden />
          </span>
        ) : null}
      </div>
    </>
  )
}
