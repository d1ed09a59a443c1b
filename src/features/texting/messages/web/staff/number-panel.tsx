import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { getErrorMessage, type ReplyOf } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { showProblem, showToast } from '../../../../../ui/notice/show-toast.ts'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { askNumberCode, removeNumber, staffNumber } from '../../contract/staff-number.ts'
import { CodeForm } from './code-form.tsx'
import { NumberForm } from './number-form.tsx'

type NumberReply = ReplyOf<typeof staffNumber>

const SettledNumber = ({ found, onRemove }: { found: NumberReply; onRemove: () => void }) => {
  const [isChanging, setChanging] = useState(false)
  const ask = useCommand(askNumberCode)
  const { phone, state, sender } = found
  if (isChanging) return <NumberForm replaces={phone} onCancel={() => setChanging(false)} />
  const reconfirm = () =>
    ask.mutate(
      { phone },
      {
        onSuccess: () => showToast('Code sent.'),
        onError: (error) => showProblem(getErrorMessage(error, 'Couldn’t text you a code. Try again.')),
      },
    )
  return (
    <Stack gap="sm">
      {state === 'stopped' ? (
        <Alert>
          {phone} replied STOP, so it gets no notifications. Text START from it to {sender}, or confirm it again.
        </Alert>
      ) : (
        <Text size="sm">
          Notifications go to {phone}. Choose their kinds in the column Text above. Quiet hours are those of your
          devices.
        </Text>
      )}
      <Group gap="xs">
        {state === 'stopped' ? (
          <Button loading={ask.isPending} onClick={reconfirm}>
            Confirm Again
          </Button>
        ) : null}
        <Button variant="default" onClick={() => setChanging(true)}>
          Change Number
        </Button>
        <Button variant="default" onClick={onRemove}>
          Remove Number
        </Button>
      </Group>
    </Stack>
  )
}

const NumberBody = ({ found }: { found: NumberReply }) => {
  const remove = useCommand(removeNumber)
  const removeNow = () =>
    remove.mutate(
      {},
      {
        onSuccess: () => showToast('Number removed.'),
        onError: (error) => showProblem(getErrorMessage(error, 'Couldn’t remove your number. Try again.')),
      },
    )
  const { state, phone, consent, codeProblem } = found
  if (state === 'none') return <NumberForm replaces="" />
  if (state === 'asked')
    return <CodeForm phone={phone} consent={consent} codeProblem={codeProblem} onRemove={removeNow} />
  return <SettledNumber key={phone} found={found} onRemove={removeNow} />
}

/** The person’s number for notifications by text: none, with a code on its way, confirmed, or stopped. */
export const NumberPanel = () => {
  const question = useQuery(staffNumber, {}, { staleTime: 0 })
  const found = question.data
  return (
    <Paper p="md" component="section" aria-label="Notifications by text">
      <Title order={2} mb="xs">
        Notifications by text
      </Title>
      {found ? (
        <Stack gap="sm">
          {found.isSimulated ? (
            <Text size="sm" c="dimmed">
              This server sends no real texts. Find them on the{' '}
              <Anchor underline="always" renderRoot={(props) => <Link {...props} to="/simulator" />}>
                Phone Simulator
              </Anchor>
              .
            </Text>
          ) : null}
          <NumberBody found={found} />
        </Stack>
      ) : question.isError ? (
        <ErrorState onRetry={() => void question.refetch()}>Couldn’t load your number.</ErrorState>
      ) : (
        <LoadingLines label="Loading your number" lines={2} />
      )}
    </Paper>
  )
}
