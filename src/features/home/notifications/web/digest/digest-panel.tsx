import { Button, Group, Paper, Radio, Select, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { formatTime } from '../../../../../rules/clock.ts'
import { usTimeZones } from '../../../../../rules/zones/zone-names.ts'
import { showProblem, showToast } from '../../../../../ui/notice/show-toast.ts'
import { notificationChoices } from '../../contract/choices.ts'
import { chooseDigest, type Digest, sendDigestNow } from '../../contract/digest.ts'
import { type DigestChoice, digestChoices } from '../../rules/digest.ts'

const choiceNames: Record<DigestChoice, string> = { off: 'Off', workdays: 'Workdays', every_day: 'Every day' }

const listTimes = (chosen: number) =>
  [...new Set([...Array.from({ length: 48 }, (_, at) => at * 30), chosen])]
    .toSorted((a, b) => a - b)
    .map((minutes) => ({ value: String(minutes), label: formatTime(minutes) }))

const listZones = (chosen: string) =>
  usTimeZones.some(({ value }) => value === chosen)
    ? [...usTimeZones]
    : [...usTimeZones, { value: chosen, label: chosen }]

type TimeFieldsProps = { digest: Digest; onChange: (part: Partial<Digest>) => void }

const TimeFields = ({ digest, onChange }: TimeFieldsProps) => (
  <Group gap="sm" align="flex-start">
    <Select
      label="Time"
      w={140}
      data={listTimes(digest.minutes)}
      value={String(digest.minutes)}
      allowDeselect={false}
      onChange={(value) => value && onChange({ minutes: Number(value) })}
    />
    <Select
      label="Time zone"
      w={240}
      data={listZones(digest.timeZone)}
      value={digest.timeZone}
      allowDeselect={false}
      onChange={(value) => value && onChange({ timeZone: value })}
    />
  </Group>
)

const DigestFields = ({ saved }: { saved: Digest }) => {
  const [digest, setDigest] = useState(saved)
  const save = useCommand(chooseDigest)
  const send = useCommand(sendDigestNow)
  const change = (part: Partial<Digest>) => {
    const next = { ...digest, ...part }
    setDigest(next)
    // Also heard if the person has left the screen by then.
    save.mutateAsync(next).catch((error: unknown) => {
      setDigest(digest)
      showProblem(getErrorMessage(error, 'Couldn’t save your choice. Try again.'))
    })
  }
  return (
    <Stack gap="md">
      <Radio.Group
        label="Send it"
        value={digest.choice}
        onChange={(value) => {
          const choice = digestChoices.find((each) => each === value)
          if (choice) change({ choice })
        }}
      >
        <Group gap="md" mt={6}>
          {digestChoices.map((choice) => (
            <Radio key={choice} value={choice} label={choiceNames[choice]} />
          ))}
        </Group>
      </Radio.Group>
      {digest.choice === 'off' ? null : <TimeFields digest={digest} onChange={change} />}
      <Group>
        <Button
          variant="default"
          loading={send.isPending}
          onClick={() =>
            send.mutate(
              { timeZone: digest.timeZone },
              {
                onSuccess: () => showToast('Digest sent.'),
                onError: (error) => showProblem(getErrorMessage(error, 'Couldn’t send the digest. Try again.')),
              },
            )
          }
        >
          Send Me One Now
        </Button>
      </Group>
    </Stack>
  )
}

/** Chooses when the person gets the daily digest. Each change is saved at once. */
export const DigestPanel = () => {
  const { data: found } = useQuery(notificationChoices, {})
  // The table shows why no email arrives.
  if (found?.emailProblem !== null) return null
  return (
    <Paper p="md" component="section" aria-label="Daily digest">
      <Title order={2} mb="xs">
        Daily digest
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        One email with what needs attention, today’s interviews, yesterday’s applicants, and problems.
      </Text>
      <DigestFields saved={found.digest} />
    </Paper>
  )
}
