import { ActionIcon, Button, Group } from '@mantine/core'
import { IconMessage } from '@reinforce/icons'
import { PanelLink } from '../../../../../platform/web/panel/panel-link.tsx'
import { isActive } from '../../rules/statuses.ts'
import type { BoardRow } from './board-columns.tsx'

type RowActionsProps = {
  row: BoardRow
  mayEdit: boolean
  busy: boolean
  onSteer: (way: 'pause' | 'resume') => void
  onStop: () => void
  /** Called when someone notified the candidate manually. */
  onTold: () => void
}

/** Actions for a person on the board: pause or resume, stop, mark as notified, and always open the conversation. */
export const RowActions = ({ row, mayEdit, busy, onSteer, onStop, onTold }: RowActionsProps) => {
  const { status, name, candidateId, preset } = row
  const isPersons = status === 'needs_staff'
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <ActionIcon
        size={28}
        variant="subtle"
        color="gray"
        data-hint="Open the conversation"
        aria-label={`Open the conversation with ${name}`}
        renderRoot={(props) => <PanelLink {...props} id={candidateId} part="messages" />}
      >
        <IconMessage size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
      {mayEdit && preset === null ? (
        <Button
          size="compact-sm"
          variant="light"
          disabled={busy}
          aria-label={`Mark ${name} as notified`}
          onClick={onTold}
        >
          Notified
        </Button>
      ) : null}
      {mayEdit && preset !== null && isActive(status) ? (
        <>
          <Button
            size="compact-sm"
            variant="light"
            disabled={busy}
            aria-label={isPersons ? `Resume with ${name}` : `Take over ${name}`}
            onClick={() => onSteer(isPersons ? 'resume' : 'pause')}
          >
            {isPersons ? 'Resume' : 'Take Over'}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            disabled={busy}
            aria-label={`Stop the automatic texts with ${name}`}
            onClick={onStop}
          >
            Stop
          </Button>
        </>
      ) : null}
    </Group>
  )
}
