import { call, getErrorMessage } from '../../../../platform/web/call.ts'
import { showProblem, showToast } from '../../../../ui/notice/show-toast.ts'
import { showToastWithAction } from '../../../../ui/notice/show-toast-with-action.tsx'
import { undoBooking } from '../contract/booking.ts'
import { bookingWaitsMs } from '../rules/undo-window.ts'

export const getNoticeId = (id: string) => `booking-${id}`

const takeBack = async (id: string) => {
  try {
    await call(undoBooking, { id, whole: true })
    showToast('Booking undone. Nothing was sent.')
  } catch (error) {
    showProblem(getErrorMessage(error, 'Couldn’t undo this. Try again.'))
  }
}

/** Shows a toast for a booking, with an undo while its text waits. The server decides whether the undo still works. */
export const tellBooked = (id: string, when: string) =>
  showToastWithAction(`Booked ${when}`, {
    id: getNoticeId(id),
    stay: bookingWaitsMs,
    onPress: () => void takeBack(id),
  })
