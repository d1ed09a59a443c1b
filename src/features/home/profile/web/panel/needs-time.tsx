import { Anchor, Text } from '@mantine/core'

const color = 'var(--tone-amber-fg)'

/** Says next to a status that the interview has no time yet, and leads to scheduling it. */
export const NeedsTime = ({ onSchedule }: { onSchedule: (() => void) | null }) =>
  onSchedule ? (
    <Anchor
      component="button"
      type="button"
      size="sm"
      fw={600}
      c={color}
      lh="22px"
      underline="always"
      onClick={onSchedule}
    >
      Interview needs a time
    </Anchor>
  ) : (
    <Text size="sm" fw={600} c={color}>
      Interview needs a time
    </Text>
  )
