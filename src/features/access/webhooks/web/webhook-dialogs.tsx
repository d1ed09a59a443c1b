import { Button, Stack, Text } from '@mantine/core'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { changeWebhook, removeWebhook } from '../contract/webhooks.ts'
import { SecretOnce } from './secret-once.tsx'

type StepProps = { id: string; onClose: () => void }

/** A new signing secret: the one before is no good from the next call on. */
export const NewSecret = ({ id, onClose }: StepProps) => {
  const change = useCommand(changeWebhook)
  const { formProblem, busy, submit } = useForm({}, 'Couldn’t create the secret. Try again.')
  if (change.data?.secret) return <SecretOnce secret={change.data.secret} onClose={onClose} />
  return (
    <Stack gap="sm">
      {formProblem ? <Alert>{formProblem}</Alert> : null}
      <Text>The next call uses the new secret. Update it where you receive the calls.</Text>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          loading={busy}
          onClick={() => void submit(async () => void (await change.mutateAsync({ id, newSecret: true })))}
        >
          Create Secret
        </Button>
      </DialogActions>
    </Stack>
  )
}

export const RemoveWebhook = ({ id, onClose }: StepProps) => {
  const remove = useCommand(removeWebhook)
  const { formProblem, busy, submit } = useForm({}, 'Couldn’t remove the webhook. Try again.')
  return (
    <Stack gap="sm">
      {formProblem ? <Alert>{formProblem}</Alert> : null}
      <Text>We stop calling it and delete its list of deliveries. You can’t undo this.</Text>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          color="red"
          loading={busy}
          onClick={() =>
            void submit(async () => {
              await remove.mutateAsync({ id })
              showToast('Webhook removed.')
              onClose()
            })
          }
        >
          Remove 1 Webhook
        </Button>
      </DialogActions>
    </Stack>
  )
}
