import { Badge, Button, Group, Stack, Switch, Text } from '@mantine/core'
import { getErrorMessage, type ReplyOf } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { formatInstant } from '../../../../ui/format-instant.ts'
import { changeWebhook, type webhooks } from '../contract/webhooks.ts'
import { eventWords } from '../rules/webhook-rules.ts'

export type Webhook = ReplyOf<typeof webhooks>['rows'][number]
export type WebhookStep = 'edit' | 'deliveries' | 'secret' | 'remove'

const standing = ({ switched_off_at, is_active, failing_since, last_delivered_at, waiting }: Webhook): string => {
  if (switched_off_at) return `Turned off on ${formatInstant(switched_off_at)} after 3 days of failures.`
  const told = last_delivered_at ? `Last delivery ${formatInstant(last_delivered_at)}` : 'No deliveries yet'
  const wait = waiting > 0 ? ` · ${formatCount(waiting)} waiting` : ''
  return `${is_active && failing_since ? `Failing since ${formatInstant(failing_since)} · ` : ''}${told}${wait}`
}

/** One webhook: its state, its events, and the actions on it. */
export const WebhookItem = ({ webhook, onStep }: { webhook: Webhook; onStep: (step: WebhookStep) => void }) => {
  const change = useCommand(changeWebhook)
  const button = (step: WebhookStep, label: string) => (
    <Button size="compact-sm" variant="default" aria-label={`${label}: ${webhook.url}`} onClick={() => onStep(step)}>
      {label}
    </Button>
  )
  return (
    <Stack component="li" gap={6} py="sm" style={{ borderTop: '1px solid var(--app-line)' }}>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {webhook.url}
        </Text>
        <Switch
          aria-label={`Call ${webhook.url}`}
          checked={webhook.is_active}
          disabled={change.isPending}
          onChange={(event) => change.mutate({ id: webhook.id, is_active: event.currentTarget.checked })}
        />
      </Group>
      <Group gap={6}>
        {webhook.events.map((event) => (
          <Badge key={event} variant="light" color="gray" tt="none">
            {eventWords[event]}
          </Badge>
        ))}
      </Group>
      <Text size="xs" c={webhook.failing_since || webhook.switched_off_at ? 'var(--app-danger)' : 'dimmed'}>
        {standing(webhook)}
      </Text>
      {change.isError ? <Alert>{getErrorMessage(change.error, 'Couldn’t change it. Try again.')}</Alert> : null}
      <Group gap="xs">
        {button('deliveries', 'Deliveries')}
        {button('edit', 'Events')}
        {button('secret', 'New secret')}
        {button('remove', 'Remove')}
      </Group>
    </Stack>
  )
}
