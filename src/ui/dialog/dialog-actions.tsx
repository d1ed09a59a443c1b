import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './dialog-actions.module.css'

/** The last line of a dialog, in sight however long it is: a quiet action at the left, the deciding ones at the right. */
export const DialogActions = ({ left, children }: { left?: ReactNode; children: ReactNode }) => (
  <Group justify="space-between" gap="sm" className={css.actions}>
    <div>{left}</div>
    <Group gap="xs" data-decides>
      {children}
    </Group>
  </Group>
)
