import { Button, Stack, Text } from '@mantine/core'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { changeWebhook, removeWebhook } from '../contract.ts'
import { SecretOnce } from './secret-once.tsx'

type StepProps = { id: string; onClose: () => void }

/** A new signing secret: the one before is no good from the next call on. */
export const NewSecret = ({ id, onClose }: StepProps) => {
  const change = useCommand(changeWebhook)
  const { told, busy, submit } = useForm({}, 'The secret could not be made. Please try again.')
  if (change.data?.secret) return <SecretOnce secret={change.data.secret} onClose={onClose} />
  return (
    <Stack gap="sm">
      {told ? <Alert>{told.message}</Alert> : null}
      <Text>Calls are signed with the new secret from the next one on. Put it where the calls are received.</Text>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          loading={busy}
          onClick={() => void submit(async () => void (await change.mutateAsync({ id, newSecret: true })))}
        >
          Make Secret
        </Button>
      </DialogActions>
    </Stack>
  )
}

export const RemoveWebhook = ({ id, onClose }: StepProps) => {
  const remove = useCommand(removeWebhook)
  const { told, busy, submit } = useForm({}, 'The webhook could not be removed. Please try again.')
  return (
    <Stack gap="sm">
      {told ? <Alert>{told.message}</Alert> : null}
      <Text>It is not called any more, and the list of its deliveries goes with it. This cannot be undone.</Text>
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
              showToast('The webhook is removed.')
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
