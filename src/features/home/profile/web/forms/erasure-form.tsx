import { Button, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { KeptLine, useKeptForm } from '../../../../access/form-drafts/web/public.ts'
import { requestErasure } from '../../../../candidates/duplicates/web/public.ts'
import type { Profile } from '../profile-data.ts'

type ErasureFormProps = { profile: Profile; onDone: () => void; onCancel: () => void }

/** Notes that the person asked to be deleted. */
export const ErasureForm = ({ profile, onDone, onCancel }: ErasureFormProps) => {
  const [reason, setReason] = useState('')
  const kept = useKeptForm({
    form: 'erasure',
    candidateId: profile.candidate.id,
    values: { reason },
    onRestore: (back) => setReason(back.reason ?? ''),
  })
  const done = () => {
    kept.saved()
    onDone()
  }
  const request = useCommand(requestErasure)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        request.mutate({ id: profile.candidate.id, wanted: true, reason }, { onSuccess: done })
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {request.isError ? (
          <Alert>{getErrorMessage(request.error, 'Couldn’t store the request. Try again.')}</Alert>
        ) : null}
        <Text size="sm">
          From now on, no one can text {profile.candidate.name || 'this person'}.{' '}
          {profile.hold
            ? 'This record is under a legal hold: we store the request, and delete nothing until the hold ends.'
            : 'After 30 days we permanently delete the record, including resume, notes, texts, and interviews. You can cancel until then.'}
        </Text>
        <Textarea
          label="How did they ask?"
          description="Optional."
          autosize
          minRows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" color="red" loading={request.isPending}>
          {profile.hold ? 'Store Request' : 'Delete in 30 Days'}
        </Button>
      </DialogActions>
    </form>
  )
}
