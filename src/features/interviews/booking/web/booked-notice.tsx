import { Button, Group } from '@mantine/core'
import { call, getErrorMessage } from '../../../../platform/web/call.ts'
import { hideNotice, showProblem, showToast } from '../../../../ui/notice/show-toast.ts'
import { undoBooking } from '../contract/booking.ts'
import { bookingWaitsMs } from '../rules/undo-window.ts'

export const getNoticeId = (id: string) => `booking-${id}`

const takeBack = async (id: string) => {
  hideNotice(getNoticeId(id))
  try {
    await call(undoBooking, { id, whole: true })
    showToast('Booking undone. Nothing was sent.')
  } catch (error) {
    showProblem(getErrorMessage(error, 'Couldn’t undo this. Try again.'))
  }
}

/** Shows a toast for a booking, with an undo while its text waits. The server decides whether the undo still works. */
export const tellBooked = (id: string, when: string) =>
  showToast(
    <Group justify="space-between" wrap="nowrap">
      <span>Booked {when}</span>
      <Button size="compact-sm" variant="light" onClick={() => void takeBack(id)}>
        Undo
      </Button>
    </Group>,
    { id: getNoticeId(id), stay: bookingWaitsMs },
  )
