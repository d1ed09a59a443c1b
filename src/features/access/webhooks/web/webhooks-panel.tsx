import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { toListQuestion } from '../../../../platform/web/to-list-question.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { SideDrawer } from '../../../../ui/dialog/side-drawer.tsx'
import { Fold } from '../../../../ui/fold/fold.tsx'
import { ListStates } from '../../../../ui/list/list-states.tsx'
import { LoadingLines } from '../../../../ui/states.tsx'
import { useLastValue } from '../../../../ui/use-last-value.ts'
import { webhooks } from '../contract/webhooks.ts'
import { DeliveryList } from './delivery-list.tsx'
import { NewSecret, RemoveWebhook } from './webhook-dialogs.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookItem, type WebhookStep } from './webhook-item.tsx'

type Open = { step: WebhookStep | 'add'; id: string }

const titles = {
  add: 'Add a webhook',
  edit: 'Webhook deliveries',
  secret: 'New signing secret',
  remove: 'Remove the webhook',
  deliveries: 'Deliveries',
} as const

const noWebhooks = { title: 'No webhooks yet.', children: 'Add the address of a system that should get events.' }

/** List webhooks; for Admins. */
export const WebhooksPanel = () => {
  const found = useQuery(webhooks, {}, { staleTime: 0 })
  const [open, setOpen] = useState<Open | null>(null)
  const shown = useLastValue(open)
  const close = () => setOpen(null)
  const webhook = found.data?.rows.find(({ id }) => id === shown?.id)
  const isDrawer = shown?.step === 'deliveries'
  return (
    <Fold name="webhooks" title="Webhooks" lead="Send events to your systems in real time.">
      <Group justify="flex-end" mb={4}>
        <Button onClick={() => setOpen({ step: 'add', id: '' })}>Add a Webhook</Button>
      </Group>
      <Text size="sm" mb="sm" maw={720}>
        Get signed events in your systems in real time. They contain IDs and statuses, no names. Failed deliveries retry
        for about 3 days.
      </Text>
      <ListStates
        question={toListQuestion(found, 'Couldn’t load the webhooks.')}
        empty={{
          none: {
            ...noWebhooks,
            action: (
              <Button variant="default" onClick={() => setOpen({ step: 'add', id: '' })}>
                Add the First Webhook
              </Button>
            ),
          },
        }}
        waiting={<LoadingLines label="Loading webhooks" lines={5} />}
      >
        {(rows) => (
          <Stack component="ul" gap={0} m={0} p={0} style={{ listStyle: 'none' }} aria-label="Webhook endpoints">
            {rows.map((one) => (
              <WebhookItem key={one.id} webhook={one} onStep={(step) => setOpen({ step, id: one.id })} />
            ))}
          </Stack>
        )}
      </ListStates>
      <Dialog
        opened={open !== null && open.step !== 'deliveries'}
        onClose={close}
        title={shown ? titles[shown.step] : ''}
      >
        {shown?.step === 'add' ? <WebhookForm onClose={close} /> : null}
        {shown?.step === 'edit' && webhook ? <WebhookForm key={webhook.id} webhook={webhook} onClose={close} /> : null}
        {shown?.step === 'secret' ? <NewSecret key={shown.id} id={shown.id} onClose={close} /> : null}
        {shown?.step === 'remove' ? <RemoveWebhook key={shown.id} id={shown.id} onClose={close} /> : null}
      </Dialog>
      <SideDrawer opened={open?.step === 'deliveries'} onClose={close} title={titles.deliveries}>
        {isDrawer && webhook ? <DeliveryList key={webhook.id} id={webhook.id} isOn={webhook.is_active} /> : null}
      </SideDrawer>
    </Fold>
  )
}
