import { Confirm } from '../../../../ui/dialog/confirm.tsx'

type StopConfirmProps = { opened: boolean; name: string; busy: boolean; onClose: () => void; onConfirm: () => void }

/** Asks before automatic texts end for good. No one can resume them afterwards. */
export const StopConfirm = ({ opened, name, busy, onClose, onConfirm }: StopConfirmProps) => (
  <Confirm
    opened={opened}
    title={`Stop the automatic texts with ${name}?`}
    action="Stop for Good"
    busy={busy}
    onClose={onClose}
    onConfirm={onConfirm}
  >
    {name} gets no more automatic texts. You can’t undo this. Booked interviews stay. To pause, use Take Over.
  </Confirm>
)
