import { Button, Text } from '@mantine/core'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { hideNotice, showToast } from '../../../../ui/notice/show-toast.ts'
import { undoBooking } from '../contract/booking.ts'
import { getNoticeId } from './booked-notice.tsx'

type UndoBookingProps = { id: string; onCorrection: (words: string) => void }

/** Undoes a booking for an hour. Words to correct its text go to the composer and are not sent by themselves. */
export const UndoBooking = ({ id, onCorrection }: UndoBookingProps) => {
  const undo = useCommand(undoBooking)
  const take = () =>
    undo.mutate(
      { id },
      {
        onSuccess: ({ correction, status }) => {
          hideNotice(getNoticeId(id))
          showToast(
            `Booking undone.${status ? ` Status: ${status}.` : ''}${correction ? ' A correction is ready to send in the message box.' : ''}`,
          )
          if (correction) onCorrection(correction)
        },
      },
    )
  return (
    <>
      <Button size="compact-xs" variant="subtle" color="red" loading={undo.isPending} onClick={take}>
        Undo Booking
      </Button>
      {undo.error ? (
        <Text size="xs" c="var(--app-danger)" role="alert">
          {getErrorMessage(undo.error, 'Couldn’t undo the booking. Try again.')}
        </Text>
      ) : null}
    </>
  )
}
