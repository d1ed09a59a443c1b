import { Button, List, Text } from '@mantine/core'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { formatInstant } from '../../../../../ui/format-instant.ts'
import type { Conflict } from './get-conflict.ts'

type StatusConflictProps = {
  conflict: Conflict
  /** The status that was chosen. */
  wanted: string
  /** How many were to be moved. */
  count: number
  busy: boolean
  /** Keeps people moved by someone else. In a selection of many, the others still move. */
  onKeep: () => void
  onMove: () => void
}

const Change = ({ met: { name, now, by, at } }: { met: Conflict['met'][number] }) => {
  const candidate = name || 'Unknown'
  if (by === null || at === null)
    return (
      <>
        {candidate} is now <b>{now}</b>.
      </>
    )
  return (
    <>
      {by.name ?? (by.kind === 'platform' ? 'Platform staff' : 'Reinforce')} moved {candidate} to <b>{now}</b>,{' '}
      {formatInstant(at)}.
    </>
  )
}

const people = (count: number) => `${formatCount(count)} ${count === 1 ? 'candidate' : 'candidates'}`

/** Both statuses of a person moved by someone else, and a choice between them. */
export const StatusConflict = ({ conflict, wanted, count, busy, onKeep, onMove }: StatusConflictProps) => {
  const moved = Object.keys(conflict.now).length
  const [only] = conflict.met
  const others = count - moved
  return (
    <div role="alert">
      {count === 1 && only ? (
        <Text>
          <Change met={only} /> You chose <b>{wanted}</b>.
        </Text>
      ) : (
        <>
          <Text mb="xs">
            Someone else moved {people(moved)}. You chose <b>{wanted}</b>.
          </Text>
          <List size="sm">
            {conflict.met.map((one) => (
              <List.Item key={one.id}>
                <Change met={one} />
              </List.Item>
            ))}
          </List>
          {moved > conflict.met.length ? (
            <Text size="sm">… and {people(moved - conflict.met.length)} more.</Text>
          ) : null}
        </>
      )}
      <DialogActions>
        <Button variant="default" disabled={busy} onClick={onKeep} data-autofocus>
          {count === 1 && only
            ? `Keep ${only.now}`
            : others > 0
              ? `Move the Other ${formatCount(others)}`
              : 'Keep Them'}
        </Button>
        <Button loading={busy} onClick={onMove}>
          {count === 1 ? `Move to ${wanted}` : `Move All ${formatCount(count)}`}
        </Button>
      </DialogActions>
    </div>
  )
}
