import { Button, Stack, Text, Textarea } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { KeptLine, useKeptTyped } from '../../../../access/form-drafts/web/public.ts'
import { impersonationMinutes, maxImpersonationReason } from '../../../../access/sign-in/rules/impersonation.ts'
import { startImpersonation, useAuth } from '../../../../access/sign-in/web/public.ts'

type ViewFormProps = { client: { id: string; name: string }; onClose: () => void }

/** Explains viewing as a client, asks for a reason, and opens the client's dashboard. */
export const ViewForm = ({ client, onClose }: ViewFormProps) => {
  const { session } = useAuth()
  const navigate = useNavigate()
  const { typed, setTyped, bind, formProblem, busy, submit } = useForm(
    { reason: '' },
    'Couldn’t start the view. Try again.',
  )
  const kept = useKeptTyped(`view:${client.id}`, { typed, setTyped })
  const start = () =>
    submit(async () => {
      const reason = typed.reason.trim()
      if (!reason) throw UserError.at('reason', 'Enter a reason. The clinic sees it in its activity log.')
      await startImpersonation(session, client.id, reason)
      kept.saved()
      await navigate({ to: '/' })
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <Text>
          For {impersonationMinutes} minutes this browser shows what an Admin of {client.name} sees. You can’t change
          anything, and saved passwords stay hidden.
        </Text>
        <Textarea
          label="Reason"
          description="Saved with your name in their activity and yours"
          required
          data-autofocus
          autosize
          minRows={2}
          maxRows={5}
          maxLength={maxImpersonationReason}
          {...bind('reason')}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            View for {impersonationMinutes} Minutes
          </Button>
        </DialogActions>
      </Stack>
    </form>
  )
}
