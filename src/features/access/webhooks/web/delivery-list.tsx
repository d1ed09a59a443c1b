import { Badge, Button, Code, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage, type ReplyOf } from '../../../../platform/web/call.ts'
import { toListQuestion } from '../../../../platform/web/to-list-question.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { ListStates } from '../../../../ui/list/list-states.tsx'
import { PrevNextPager } from '../../../../ui/list/prev-next-pager.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { LoadingLines } from '../../../../ui/states.tsx'
import { deliveries, resendDelivery } from '../contract/webhooks.ts'
import { eventWords } from '../rules/webhook-rules.ts'

type Delivery = ReplyOf<typeof deliveries>['rows'][number]

const moment = (instant: string) =>
  new Date(instant).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' })
const states = { waiting: 'Waiting', sending: 'Being sent', delivered: 'Delivered', failed: 'Given up' } as const
const colors = { waiting: 'gray', sending: 'gray', delivered: 'pine', failed: 'red' } as const

const Words = ({ label, children }: { label: string; children: string }) => (
  <div>
    <Text size="xs" c="dimmed">
      {label}
    </Text>
    <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {children}
    </Code>
  </div>
)

const Item = ({ delivery: d, isOn }: { delivery: Delivery; isOn: boolean }) => {
  const again = useCommand(resendDelivery)
  return (
    <Stack component="li" gap={6} py="sm" style={{ borderTop: '1px solid var(--app-line)' }}>
      <Group justify="space-between" gap="xs">
        <Group gap="xs">
          <Badge variant="light" color={colors[d.state]} tt="none">
            {states[d.state]}
          </Badge>
          <Text size="sm" fw={600}>
            {eventWords[d.event]}
          </Text>
        </Group>
        <Button
          size="compact-sm"
          variant="default"
          disabled={!isOn || d.state === 'sending'}
          loading={again.isPending}
          aria-label={`Send Again: ${eventWords[d.event]}, ${moment(d.at)}`}
          onClick={() => again.mutate({ id: d.id }, { onSuccess: () => showToast('Sending again.') })}
        >
          Send Again
        </Button>
      </Group>
      <Text size="xs" c="dimmed">
        {moment(d.at)} · {d.tries === 1 ? '1 try' : `${d.tries} tries`}
        {d.state === 'waiting' && d.tries > 0 && d.next_at ? ` · next ${moment(d.next_at)}` : ''}
      </Text>
      {again.isError ? <Alert>{getErrorMessage(again.error, 'Couldn’t send it. Try again.')}</Alert> : null}
      {d.problem ? <Text size="sm">{d.problem}</Text> : null}
      {d.payload ? <Words label="Sent">{d.payload}</Words> : null}
      {d.answer_status ? <Words label={`Answer ${d.answer_status}`}>{d.answer || '(nothing)'}</Words> : null}
    </Stack>
  )
}

const nothingTold = { title: 'No deliveries yet.', children: 'We call it when one of its events happens.' }

/** The calls of a webhook and their answers, newest first. */
export const DeliveryList = ({ id, isOn }: { id: string; isOn: boolean }) => {
  const [page, setPage] = useState(1)
  const found = useQuery(deliveries, { id, page }, { staleTime: 0, keepPrevious: true })
  return (
    <ListStates
      question={toListQuestion(found, 'Couldn’t load the deliveries.')}
      empty={{ none: nothingTold }}
      waiting={<LoadingLines label="Loading deliveries" lines={10} />}
    >
      {(rows) => (
        <>
          {isOn ? null : <Alert kind="note">This webhook is off. Turn it on to resend.</Alert>}
          <Stack component="ul" gap={0} m={0} p={0} style={{ listStyle: 'none' }} aria-label="Deliveries">
            {rows.map((delivery) => (
              <Item key={delivery.id} delivery={delivery} isOn={isOn} />
            ))}
          </Stack>
          <PrevNextPager page={page} hasMore={found.data?.hasMore ?? false} onPage={setPage} />
        </>
      )}
    </ListStates>
  )
}
