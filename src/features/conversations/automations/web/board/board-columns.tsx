import { Anchor, Text } from '@mantine/core'
import type { ReplyOf } from '../../../../../platform/web/call.ts'
import { PanelLink } from '../../../../../platform/web/panel/panel-link.tsx'
import { formatDateTime } from '../../../../../ui/format-date-time.ts'
import type { Column } from '../../../../../ui/list/list-column.ts'
import type { enrollmentBoard } from '../../contract/automations.ts'
import { presetWords } from '../../rules/presets.ts'
import type { BoardView } from '../../rules/statuses.ts'
import css from './board.module.css'

export type BoardRow = ReplyOf<typeof enrollmentBoard>['rows'][number]

const sinceWords: Record<BoardView, string> = {
  needs_staff: 'Waiting since',
  awaiting_reply: 'Asked',
  scheduled: 'Since',
  booked: 'Booked',
  stopped: 'Stopped',
  running: 'Since',
  previous_settings: 'Since',
}

/** Label for the next automatic step. */
const dueWords: Partial<Record<BoardView, string>> = {
  awaiting_reply: 'continues',
  scheduled: 'texts',
  running: 'continues',
  previous_settings: 'continues',
}

/** The columns of the board. Views that continue by themselves show when. */
export const createBoardColumns = (show: BoardView, withOrganization: boolean): readonly Column<BoardRow>[] => [
  {
    key: 'who',
    label: 'Candidate',
    width: 150,
    cell: ({ candidateId, name, organization }) => (
      <>
        <Anchor size="sm" fw={600} renderRoot={(props) => <PanelLink {...props} id={candidateId} />}>
          {name}
        </Anchor>
        {withOrganization ? (
          <Text size="xs" c="dimmed">
            {organization}
          </Text>
        ) : null}
      </>
    ),
  },
  {
    key: 'what',
    label: 'Automation',
    width: 240,
    cell: ({ words, preset }) => (
      <>
        <Text size="sm" className={css.words}>
          {words}
        </Text>
        <Text size="xs" c="dimmed">
          {preset === null ? 'No automatic text' : presetWords[preset].name}
        </Text>
      </>
    ),
  },
  {
    key: 'since',
    label: sinceWords[show],
    width: 130,
    cell: ({ since, dueAt }) => (
      <>
        <Text size="sm">{formatDateTime(since)}</Text>
        {dueAt === null || dueWords[show] === undefined ? null : (
          <Text size="xs" c="dimmed">
            {dueWords[show]} {formatDateTime(dueAt)}
          </Text>
        )}
      </>
    ),
  },
]
