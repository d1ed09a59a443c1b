import { Button, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { KeptLine, useKeptForm } from '../../../../access/form-drafts/web/public.ts'
import { statusChoices } from '../../contract/directory.ts'
import { needsReason } from '../../rules/archive-reasons.ts'
import type { Subject } from '../subject.ts'
import { ArchiveReason } from './archive-reason.tsx'
import { StatusBadge } from './status-badge.tsx'
import { StatusConflict } from './status-conflict.tsx'
import { useGiveStatus } from './use-give-status.ts'

type StatusFormProps = {
  subject: Subject
  /** Chosen already when the form opens. */
  initial?: string
  onDone: () => void
  onCancel: () => void
}

/** The statuses that all of the selection may have; archiving asks why. Update Status waits until one is chosen. */
export const StatusForm = ({ subject, initial = '', onDone, onCancel }: StatusFormProps) => {
  const [status, setStatus] = useState(initial)
  const [reason, setReason] = useState('')
  const kept = useKeptForm({
    form: subject.row ? 'status-reason' : 'status-reason-of-many',
    candidateId: subject.row?.id ?? '',
    values: { reason },
    onRestore: (back) => setReason(back.reason ?? ''),
  })
  // The statuses at the start of the choice: updates must not change them.
  const [seen] = useState(subject.seen)
  const { busy, failed, conflict, give } = useGiveStatus(() => {
    kept.saved()
    onDone()
  })
  const choices = useQuery(statusChoices, { selection: subject.selection })
  if (conflict) return <StatusConflict {...conflict} />
  if (choices.isError)
    return (
      <ErrorState onRetry={() => void choices.refetch()}>
        {getErrorMessage(choices.error, 'Couldn’t load the statuses.')}
      </ErrorState>
    )
  if (!choices.data) return <LoadingLines label="Loading statuses" lines={7} />
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (status !== '' && !busy)
          void give({ subject: { ...subject, seen }, status, reason: needsReason(status) ? reason : '' })
      }}
    >
      <Text c="dimmed" mb="sm">
        {subject.name ?? `${formatCount(subject.count)} ${subject.count === 1 ? 'candidate' : 'candidates'}`}
      </Text>
      {failed ? <Alert>{failed}</Alert> : null}
      <Radio.Group value={status} onChange={setStatus} aria-label="New status" mt="sm">
        <Stack gap={10}>
          {choices.data.choices.map((choice) => (
            <Radio key={choice} value={choice} label={<StatusBadge status={choice} />} />
          ))}
        </Stack>
      </Radio.Group>
      {needsReason(status) ? (
        <>
          <KeptLine kept={kept} />
          <ArchiveReason organizationId={subject.row?.organization_id ?? null} value={reason} onChange={setReason} />
        </>
      ) : null}
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={status === '' || busy} loading={busy}>
          {subject.count > 1 ? `Update Status of ${formatCount(subject.count)}` : 'Update Status'}
        </Button>
      </DialogActions>
    </form>
  )
}
