import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { HoursForm } from './hours-form.tsx'

type BookingHoursDialogProps = {
  opened: boolean
  /** Organization whose hours platform staff see first. */
  organization: string | undefined
  onClose: () => void
}

/** The dialog with the hours in which candidates may book. */
export const BookingHoursDialog = ({ opened, organization, onClose }: BookingHoursDialogProps) => (
  <Dialog opened={opened} onClose={onClose} title="Booking hours" size="lg">
    {opened ? <HoursForm first={organization} onDone={onClose} /> : null}
  </Dialog>
)
