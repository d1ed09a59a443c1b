import { Button, Group, Text } from '@mantine/core'
import { IconInfoCircle } from '@reinforce/icons'
import type { ReactNode } from 'react'

/** Some figures are missing: said once, with a way to try again. */
export const QuietNotice = ({ children, onRetry }: { children: ReactNode; onRetry: () => void }) => (
  <Group gap="xs" role="status">
    <IconInfoCircle size={16} aria-hidden />
    <Text size="sm" c="dimmed">
      {children}
    </Text>
    <Button size="compact-sm" variant="subtle" onClick={onRetry}>
      Retry
    </Button>
  </Group>
)
