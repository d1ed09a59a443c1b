import { Button, Text } from '@mantine/core'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { formatCountdown } from '../../rules/inactivity.ts'

/**
 * `leftSeconds` is null once the person has stayed: the dialog stays a moment longer, so that no click falls through.
 */
type InactivityDialogProps = { opened: boolean; leftSeconds: number | null; onStay: () => void }

/** 'Still there?' with its countdown. */
export const InactivityDialog = ({ opened, leftSeconds, onStay }: InactivityDialogProps) => (
  <Dialog opened={opened} onClose={onStay} title="Still there?" size="sm">
    <Text>You will be automatically logged out due to inactivity.</Text>
    <Text mt="md" size="lg" fw={600} role="timer">
      {leftSeconds === null ? 'You are still signed in.' : `Logging out in ${formatCountdown(leftSeconds)}`}
    </Text>
    <DialogActions>
      <Button onClick={onStay} data-autofocus>
        Stay Signed In
      </Button>
    </DialogActions>
  </Dialog>
)
