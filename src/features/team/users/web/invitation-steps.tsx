import { Button, Stack, Text } from '@mantine/core'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { renewInvitation } from '../contract/invitations.ts'
import { MakeLink } from './make-link.tsx'

type StepProps = { id: string; to: string; onClose: () => void }

/** A new link instead of the one sent before, to give to the person. */
export const CopyInvitationLink = ({ id, onClose }: StepProps) => {
  const renew = useCommand(renewInvitation)
  return (
    <MakeLink
      label="Invitation link"
      until={(end) => end.toLocaleDateString('en-US', { dateStyle: 'long' })}
      make={async () => await renew.mutateAsync({ id, send: false })}
      onClose={onClose}
    >
      We show a link only once, so this creates a new one. The earlier link stops working.
    </MakeLink>
  )
}

/** Sends a new link to where the first one went. */
export const ResendInvitation = ({ id, to, onClose }: StepProps) => {
  const renew = useCommand(renewInvitation)
  const { formProblem, busy, submit } = useForm({}, 'No answer from the server. Try again.')
  return (
    <Stack gap="sm">
      {formProblem ? <Alert>{formProblem}</Alert> : null}
      <Text>A new link goes to {to}. The earlier link stops working.</Text>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          loading={busy}
          onClick={() =>
            void submit(async () => {
              await renew.mutateAsync({ id, send: true })
              showToast(`The invitation to ${to} is on its way again.`)
              onClose()
            })
          }
        >
          Send Again
        </Button>
      </DialogActions>
    </Stack>
  )
}
