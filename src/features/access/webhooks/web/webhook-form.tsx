import { Button, Checkbox, Stack, TextInput } from '@mantine/core'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptForm } from '../../form-drafts/web/public.ts'
import { addWebhook, changeWebhook } from '../contract/webhooks.ts'
import { eventWords, type WebhookEvent, webhookEvents } from '../rules/webhook-rules.ts'
import { SecretOnce } from './secret-once.tsx'

type WebhookFormProps = {
  webhook?: { id: string; url: string; events: WebhookEvent[] } | undefined
  onClose: () => void
}

/** The address and its events; of an existing webhook, only its events. */
export const WebhookForm = ({ webhook, onClose }: WebhookFormProps) => {
  const add = useCommand(addWebhook)
  const change = useCommand(changeWebhook)
  const { typed, set, setTyped, bind, told, formProblem, busy, submit } = useForm(
    { url: webhook?.url ?? '', events: webhook?.events ?? [...webhookEvents] },
    'Couldn’t save the webhook. Try again.',
  )
  const kept = useKeptForm({
    form: webhook ? `webhook:${webhook.id}` : 'webhook',
    values: { url: typed.url, events: typed.events.join(' ') },
    onRestore: ({ url, events }) =>
      setTyped((now) => ({
        url: url ?? now.url,
        events: events === undefined ? now.events : webhookEvents.filter((one) => events.split(' ').includes(one)),
      })),
  })
  if (add.data) return <SecretOnce secret={add.data.secret} onClose={onClose} />
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          if (!webhook) {
            await add.mutateAsync(typed)
            kept.saved()
            return
          }
          await change.mutateAsync({ id: webhook.id, events: typed.events })
          kept.saved()
          showToast('Webhook saved.')
          onClose()
        })
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <TextInput
          label="Address"
          placeholder="https://example.com/hook"
          type="url"
          data-autofocus
          readOnly={webhook !== undefined}
          {...bind('url')}
        />
        <Checkbox.Group
          label="Events"
          value={typed.events}
          error={told?.fields.events}
          onChange={(events) =>
            set(
              'events',
              webhookEvents.filter((event) => events.includes(event)),
            )
          }
        >
          <Stack gap="xs" mt={6}>
            {webhookEvents.map((event) => (
              <Checkbox key={event} value={event} label={eventWords[event]} />
            ))}
          </Stack>
        </Checkbox.Group>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            {webhook ? 'Save' : 'Add Webhook'}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  )
}
