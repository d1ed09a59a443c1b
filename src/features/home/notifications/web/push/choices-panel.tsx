import { Group, Paper, Stack, Switch, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { formatClock, parseMinutes } from '../../../../../rules/clock.ts'
import { showProblem } from '../../../../../ui/notice/show-toast.ts'
import { choosePush, type PushChoices } from '../../contract/push.ts'
import { defaultQuiet } from '../../rules/push-kinds.ts'

type Quiet = PushChoices['quiet']

const QuietHours = ({ quiet, onChange }: { quiet: Quiet; onChange: (quiet: Quiet) => void }) => {
  const isOn = quiet.from !== quiet.until
  const [typed, setTyped] = useState({ from: formatClock(quiet.from), until: formatClock(quiet.until) })
  const set = (part: keyof Quiet, text: string) => {
    setTyped((now) => ({ ...now, [part]: text }))
    const minutes = parseMinutes(text)
    if (minutes !== null) onChange({ ...quiet, [part]: minutes })
  }
  return (
    <Stack gap="xs">
      <Switch
        label="Quiet hours"
        description="Nothing is sent in these hours. The bell keeps everything."
        checked={isOn}
        onChange={(event) => {
          const next = event.currentTarget.checked ? defaultQuiet : { from: 0, until: 0 }
          setTyped({ from: formatClock(next.from), until: formatClock(next.until) })
          onChange(next)
        }}
      />
      {isOn ? (
        <Group gap="sm">
          <TextInput
            type="time"
            label="From"
            value={typed.from}
            onChange={(event) => set('from', event.currentTarget.value)}
          />
          <TextInput
            type="time"
            label="Until"
            value={typed.until}
            onChange={(event) => set('until', event.currentTarget.value)}
          />
        </Group>
      ) : null}
    </Stack>
  )
}

type ChoicesPanelProps = {
  saved: PushChoices
  /** Name of the only organization that platform staff are notified about; null for everyone else. */
  onlyOrganization: string | null
}

/** Chooses when the person's devices are notified, and with how many words. Each change is saved at once. */
export const ChoicesPanel = ({ saved, onlyOrganization }: ChoicesPanelProps) => {
  const [choices, setChoices] = useState(saved)
  const save = useCommand(choosePush)
  const change = (part: Partial<PushChoices>) => {
    const next = { ...choices, ...part, timeZone: viewerTimeZone }
    setChoices(next)
    // The kinds have a table of their own.
    const { hidden: _, ...sent } = next
    save.mutate(sent, {
      onError: (error) => {
        setChoices(choices)
        showProblem(getErrorMessage(error, 'Couldn’t save your choice. Try again.'))
      },
    })
  }
  const { quiet, showsDetails } = choices
  return (
    <Paper p="md" component="section" aria-label="On all your devices">
      <Title order={2}>On all your devices</Title>
      {onlyOrganization === null ? null : (
        <Text size="sm" c="dimmed">
          Your devices are notified about {onlyOrganization} only.
        </Text>
      )}
      <Stack gap="md" mt="sm">
        <QuietHours quiet={quiet} onChange={(next) => change({ quiet: next })} />
        <Switch
          label="Show full names and message text"
          description="Off: only what happened and a first name."
          checked={showsDetails}
          onChange={(event) => change({ showsDetails: event.currentTarget.checked })}
        />
      </Stack>
    </Paper>
  )
}
