import { Button, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptForm } from '../../../access/form-drafts/web/public.ts'
import { setLegalHold } from '../contract/legal-holds.ts'

type SetHoldFormProps = {
  /** Null: everyone in the organization. */
  candidateId: string | null
  /** Omitted: your own. */
  organizationId?: string | undefined
  onDone: () => void
  onCancel: () => void
}

/** Form to set a legal hold on a candidate, or on a whole organization. */
export const SetHoldForm = ({ candidateId, organizationId, onDone, onCancel }: SetHoldFormProps) => {
  const [reason, setReason] = useState('')
  const kept = useKeptForm({
    form: 'legal-hold',
    ...(candidateId === null ? {} : { candidateId }),
    values: { reason },
    onRestore: (back) => setReason(back.reason ?? ''),
  })
  const save = useCommand(setLegalHold)
  const wrong = save.error instanceof UserError ? save.error.fields.reason : undefined
  const done = () => {
    kept.saved()
    showToast('Legal hold set.')
    onDone()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(
          { reason, ...(candidateId === null ? { organization_id: organizationId } : { candidate_id: candidateId }) },
          { onSuccess: done },
        )
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {save.isError && !wrong ? <Alert>{getErrorMessage(save.error, 'Couldn’t save this. Try again.')}</Alert> : null}
        <Text size="sm">
          {candidateId === null
            ? 'While it’s open, we delete no candidate of the organization, even if they ask for it.'
            : 'While it’s open, we don’t delete this record, even if the person asks for it. Merged records are held, too.'}{' '}
          We still store requests.
        </Text>
        <Textarea
          label="Reason"
          description="Only Admins and platform staff see it."
          autosize
          minRows={2}
          maxLength={500}
          value={reason}
          error={wrong}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={save.isPending}>
          Set Hold
        </Button>
      </DialogActions>
    </form>
  )
}
