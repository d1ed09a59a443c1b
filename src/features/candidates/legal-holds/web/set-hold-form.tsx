import { Button, Stack, Text, Textarea } from '@mantine/core'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptTyped } from '../../../access/form-drafts/web/public.ts'
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
  const { typed, setTyped, bind, formProblem, busy, submit } = useForm(
    { reason: '' },
    'Couldn’t set the hold. Try again.',
  )
  const kept = useKeptTyped('legal-hold', { typed, setTyped }, candidateId ?? undefined)
  const save = useCommand(setLegalHold)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          const what = candidateId === null ? { organization_id: organizationId } : { candidate_id: candidateId }
          await save.mutateAsync({ ...typed, ...what })
          kept.saved()
          showToast('Legal hold set.')
          onDone()
        })
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
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
          data-autofocus
          {...bind('reason')}
        />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          Set Hold
        </Button>
      </DialogActions>
    </form>
  )
}
