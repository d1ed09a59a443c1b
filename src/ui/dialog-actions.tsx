import { Group } from '@mantine/core'
import type { ReactNode } from 'react'

/** The last line of a dialog: a quiet action at the left, the deciding ones at the right. */
export const DialogActions = ({ left, children }: { left?: ReactNode; children: ReactNode }) => (
  <Group justify="space-between" mt="lg" gap="sm">
    <div>{left}</div>
    <Group gap="xs">{children}</Group>
  </Group>
)
