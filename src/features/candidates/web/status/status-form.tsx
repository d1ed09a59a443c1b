import { Button, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { sentenceOf } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Refusal } from '../../../../rules/refusal.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { Failed, LoadingLines } from '../../../../ui/states.tsx'
import { statusChoices } from '../../contract.ts'
import { asksForReason } from '../../rules/archive-reasons.ts'
import type { Subject } from '../subject.ts'
import { ArchiveReason } from './archive-reason.tsx'
import { type Conflict, conflictOf } from './conflict-of.ts'
import { StatusBadge } from './status-badge.tsx'
import { StatusConflict } from './status-conflict.tsx'
import { statusNotice } from './status-notice.tsx'
import { useChangeStatus } from './use-change-status.ts'

type StatusFormProps = {
  subject: Subject
  /** Chosen already when the form opens. */
  initial?: string
  onDone: () => void
  onCancel: () => void
}

/** Only a refusal about the selection itself says more than that the change failed. */
const moreOf = (error: unknown): string =>
  error instanceof Refusal && (error.code === 'conflict' || error.code === 'invalid') ? sentenceOf(error, '') : ''

/** The statuses that all of the selection may have; archiving asks why. Update Status waits until one is chosen. */
export const StatusForm = ({ subject, initial = '', onDone, onCancel }: StatusFormProps) => {
  const [status, setStatus] = useState(initial)
  const [reason, setReason] = useState('')
  const [failed, setFailed] = useState<{ more: string } | null>(null)
  // What the person saw when they began to choose, whatever comes in meanwhile.
  const [seen, setSeen] = useState(subject.seen)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const { busy, change, undo } = useChangeStatus()
  const choices = useQuery(statusChoices, { selection: subject.selection })
  const update = async (selection = subject.selection, looked = seen) => {
    setFailed(null)
    try {
      const done = await change(selection, status, asksForReason(status) ? reason : '', looked)
      statusNotice({ ...done, status }, undo)
      onDone()
    } catch (error) {
      const met = conflictOf(error)
      setConflict(met)
      if (!met) setFailed({ more: moreOf(error) })
    }
  }
  if (conflict)
    return (
      <StatusConflict
        conflict={conflict}
        wanted={status}
        count={subject.count}
        busy={busy}
        onKeep={() => {
          const ids = 'ids' in subject.selection ? subject.selection.ids : []
          const others = ids.filter((id) => conflict.now[id] === undefined)
          if (others.length > 0) void update({ ids: others })
          else onDone()
        }}
        onMove={() => {
          const looked = { ...seen, ...conflict.now }
          setSeen(looked)
          void update(subject.selection, looked)
        }}
      />
    )
  if (choices.isError)
    return (
      <Failed onRetry={() => void choices.refetch()}>
        {sentenceOf(choices.error, 'The statuses could not be loaded.')}
      </Failed>
    )
  if (!choices.data) return <LoadingLines label="Loading statuses" lines={7} />
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (status !== '' && !busy) void update()
      }}
    >
      <Text c="dimmed" mb="sm">
        {subject.name ?? `${subject.count.toLocaleString('en-US')} ${subject.count === 1 ? 'candidate' : 'candidates'}`}
      </Text>
      {failed ? (
        <Alert>Failed to update candidate statuses. Please try again.{failed.more ? ` ${failed.more}` : ''}</Alert>
      ) : null}
      <Radio.Group value={status} onChange={setStatus} aria-label="New status" mt="sm">
        <Stack gap={10}>
          {choices.data.choices.map((choice) => (
            <Radio key={choice} value={choice} label={<StatusBadge status={choice} />} />
          ))}
        </Stack>
      </Radio.Group>
      {asksForReason(status) ? (
        <ArchiveReason organizationId={subject.row?.organization_id ?? null} value={reason} onChange={setReason} />
      ) : null}
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={status === '' || busy} loading={busy}>
          {subject.count > 1 ? `Update Status of ${subject.count.toLocaleString('en-US')}` : 'Update Status'}
        </Button>
      </DialogActions>
    </form>
  )
}
