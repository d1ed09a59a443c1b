import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { DialogActions } from './dialog-actions.tsx'

type ConfirmProps = {
  opened: boolean
  title: string
  /** The action of the button, with its number: "Archive 12 candidates". */
  action: string
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before something that cannot be undone. */
export const Confirm = ({ opened, title, action, busy = false, onConfirm, onClose, children }: ConfirmProps) => (
  <Dialog opened={opened} onClose={onClose} title={title} size="sm">
    <Text component="div">{children}</Text>
    <DialogActions>
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
      <Button onClick={onConfirm} loading={busy}>
        {action}
      </Button>
    </DialogActions>
  </Dialog>
)
