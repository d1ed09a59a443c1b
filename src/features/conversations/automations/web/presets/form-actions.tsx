import { Button, Text } from '@mantine/core'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'

type FormActionsProps = {
  isOn: boolean
  /** Why the settings cannot be put to work yet. */
  reason: string | null
  busy: { plays: boolean; keeps: boolean }
  /** Null where they cannot be played. */
  onPlay: (() => void) | null
  onKeep: () => void
  /** Null where there is nothing to keep, or it would switch it off. */
  onKeepOff: (() => void) | null
}

/**
 * The buttons of an automation's settings: rehearse first, then switch on. The reason for a disabled button is next to
 * it.
 */
export const FormActions = ({ isOn, reason, busy, onPlay, onKeep, onKeepOff }: FormActionsProps) => {
  const isReady = reason === null
  return (
    <DialogActions
      left={
        <Text size="sm" c="dimmed" id="automation-reason" role="status">
          {busy.plays ? 'Trying it on last month’s candidates…' : (reason ?? '')}
        </Text>
      }
    >
      {onKeepOff ? (
        <Button variant="subtle" color="gray" loading={busy.keeps} onClick={onKeepOff}>
          Save, Leave Off
        </Button>
      ) : null}
      <Button
        variant={isReady ? 'default' : 'filled'}
        disabled={onPlay === null}
        loading={busy.plays}
        onClick={() => onPlay?.()}
      >
        Try It on Last Month
      </Button>
      <Button
        variant={isReady ? 'filled' : 'default'}
        disabled={!isReady}
        aria-describedby="automation-reason"
        loading={busy.keeps}
        onClick={onKeep}
      >
        {isOn ? 'Save Changes' : 'Turn On'}
      </Button>
    </DialogActions>
  )
}
