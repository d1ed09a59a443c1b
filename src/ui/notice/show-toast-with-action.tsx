import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { hideNotice, showToast } from './show-toast.ts'

type ToastAction = {
  id: string
  label?: 'Undo' | 'Open'
  /** How long it is shown, in ms. */
  stay?: number
  onPress: () => void
}

/** A notice with one thing to press, by default the way back; it stays twice as long, and is gone when it was pressed. */
export const showToastWithAction = (words: ReactNode, { id, label = 'Undo', stay = 12_000, onPress }: ToastAction) =>
  showToast(
    <Group justify="space-between" wrap="nowrap">
      <span style={{ overflowWrap: 'anywhere' }}>{words}</span>
      <Button
        size="compact-sm"
        variant="light"
        flex="none"
        onClick={() => {
          hideNotice(id)
          onPress()
        }}
      >
        {label}
      </Button>
    </Group>,
    { id, stay },
  )
