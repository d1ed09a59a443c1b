import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@reinforce/icons'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { DotBadge } from '../../../../ui/dot-badge.tsx'
import { getStatusColors } from '../../../candidates/directory/rules/status/get-status-colors.ts'
import css from './organization-statuses.module.css'
import type { OwnStatus } from './status-forms.tsx'

const people = (count: number) => `${formatCount(count)} ${count === 1 ? 'candidate' : 'candidates'}`

type StatusRowProps = {
  status: OwnStatus
  mayEdit: boolean
  mayMoveUp: boolean
  mayMoveDown: boolean
  isDragged: boolean
  lands: 'before' | 'after' | undefined
  onMove: (by: 1 | -1) => void
  onOpen: (what: 'rename' | 'delete') => void
}

/** One status of an organization with its color, its candidates, and what can be done to it: by its handle with a pointer, by its arrows without. */
export const StatusRow = ({
  status,
  mayEdit,
  mayMoveUp,
  mayMoveDown,
  isDragged,
  lands,
  onMove,
  onOpen,
}: StatusRowProps) => {
  const label = status.status_label
  return (
    <li className={css.item} data-dragged={isDragged || undefined} data-lands={lands}>
      {mayEdit ? (
        <span className={css.handle} data-handle data-hint="Drag to reorder" aria-hidden="true">
          <IconGripVertical size={16} stroke={1.7} />
        </span>
      ) : null}
      <span className={css.word}>
        <DotBadge colors={getStatusColors(label)} wraps>
          {label}
        </DotBadge>
        <Text span size="xs" c="dimmed">
          {people(status.candidates)}
        </Text>
      </span>
      {mayEdit ? (
        <Group gap={2} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Move ${label} up`}
            disabled={!mayMoveUp}
            onClick={() => onMove(-1)}
          >
            <IconArrowUp size={16} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Move ${label} down`}
            disabled={!mayMoveDown}
            onClick={() => onMove(1)}
          >
            <IconArrowDown size={16} />
          </ActionIcon>
          <Button size="compact-sm" variant="subtle" aria-label={`Rename ${label}`} onClick={() => onOpen('rename')}>
            Rename
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            aria-label={`Delete ${label}`}
            onClick={() => onOpen('delete')}
          >
            Delete
          </Button>
        </Group>
      ) : null}
    </li>
  )
}
