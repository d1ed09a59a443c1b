import { Button, Group, TextInput } from '@mantine/core'
import { IconClock } from '@reinforce/icons'
import { formatLocalMoment } from '../../../../ui/format-date-time.ts'

type SendLaterProps = { value: string; onChange: (value: string) => void; label?: string }

const hour = 3_600_000

/** Why a moment cannot be chosen, or null. An empty one means at once. */
export const findLaterProblem = (value: string, now = new Date()): string | null => {
  if (value === '') return null
  const at = new Date(value)
  if (Number.isNaN(at.getTime())) return 'Enter a date and time.'
  return at <= now ? 'This time has passed.' : null
}

/** The moment in the words of the wire; undefined for at once. */
export const parseSendAt = (value: string): string | undefined =>
  value === '' || Number.isNaN(Date.parse(value)) ? undefined : new Date(value).toISOString()

/** Now, unless a later moment is chosen. */
export const SendLater = ({ value, onChange, label = 'Send at (your time)' }: SendLaterProps) =>
  value === '' ? (
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      leftSection={<IconClock size={16} stroke={1.7} />}
      onClick={() => onChange(formatLocalMoment(new Date(Math.ceil((Date.now() + hour) / hour) * hour)))}
    >
      Send Later
    </Button>
  ) : (
    <Group align="flex-end" gap="xs">
      <TextInput
        type="datetime-local"
        label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={findLaterProblem(value)}
      />
      <Button variant="subtle" color="gray" onClick={() => onChange('')}>
        Send Now Instead
      </Button>
    </Group>
  )
