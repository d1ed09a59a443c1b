import { useRef, useState } from 'react'
import { call, getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { showMoment } from '../../calendar/rules/interview-words.ts'
import { book, freeTimes } from '../contract/booking.ts'
import { writeBookedText } from '../rules/booking-words.ts'
import { tellBooked } from './booked-notice.tsx'
import type { BookStart } from './use-booking.ts'

type QuickBookingOptions = {
  candidateId: string
  /** Opens the booking form, for a time that is no longer free. */
  onForm: (start: BookStart) => void
  onFail: (sentence: string) => void
}

/**
 * Returns a function that books a phone interview in one press: the time, a text in the candidate's language, and the
 * status. The text leaves after ten seconds, and until then the toast undoes everything.
 */
export const useQuickBooking = ({ candidateId, onForm, onFail }: QuickBookingOptions) => {
  const send = useCommand(book)
  const [busyAt, setBusyAt] = useState<string | null>(null)
  // The same press again is the same booking, until the server certainly refused it.
  const ids = useRef(new Map<string, { id: string; text: string }>())
  const bookNow = async (start: BookStart) => {
    const { at, interviewer_id, minutes } = start
    if (busyAt !== null) return
    setBusyAt(at)
    const made = ids.current.get(at) ?? { id: crypto.randomUUID(), text: crypto.randomUUID() }
    ids.current.set(at, made)
    try {
      const times = await call(freeTimes, { id: candidateId, minutes, interviewer_id: interviewer_id ?? 'nobody' })
      if (times.problem !== null || !times.starts.includes(at)) {
        onForm(start)
      } else {
        const message = writeBookedText({ ...times, at: new Date(at), type: 'Phone' })
        const done = await send.mutateAsync({
          id: made.id,
          candidate_id: candidateId,
          interviewer_id: times.interviewer_id,
          type: 'Phone',
          minutes,
          location_id: times.location_id,
          place: '',
          at,
          text: { id: made.text, message },
          moves: times.moveTo !== null,
        })
        tellBooked(done.id, showMoment(new Date(done.at), done.zone))
      }
    } catch (error) {
      if (error instanceof UserError && error.code !== 'unavailable') ids.current.delete(at)
      onFail(getErrorMessage(error, 'No response. Try again; you won’t book twice.'))
    }
    setBusyAt(null)
  }
  return { bookNow, busyAt }
}
