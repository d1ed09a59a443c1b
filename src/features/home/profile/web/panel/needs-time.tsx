import { Text } from '@mantine/core'

/** Next to a status that promises an interview: none has a time. The primary action sets it. */
export const NeedsTime = () => (
  <Text size="sm" fw={600} lh="22px" c="var(--tone-amber-fg)">
    No time set
  </Text>
)
