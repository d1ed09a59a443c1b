import { useState } from 'react'
import type { ReplyOf } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { useKeptForm } from '../../../access/form-drafts/web/public.ts'
import { fillKnownTags } from '../../../texting/messages/rules/tags.ts'
import { useDebouncedPreview } from '../../../texting/messages/web/public.ts'
import type { InterviewType } from '../../calendar/rules/interview-kinds.ts'
import { freeTimes } from '../contract/booking.ts'
import { writeBookedText } from '../rules/booking-words.ts'

export type FreeTimes = ReplyOf<typeof freeTimes>

const wordsFor = (times: FreeTimes | undefined, at: string | null, type: InterviewType): string =>
  times && at !== null
    ? fillKnownTags(writeBookedText({ ...times, at: new Date(at), type }), { ...times, name: times.candidate }, null)
    : ''

/** First values of a booking. */
export type BookStart = { at: string; interviewer_id: string | null; minutes: number }

/** Holds the values of a booking and its effects. */
export const useBooking = (candidateId: string, start?: BookStart) => {
  const [interviewer, setInterviewer] = useState<string | undefined>(
    start ? (start.interviewer_id ?? 'nobody') : undefined,
  )
  const [location, setLocation] = useState<string | undefined>(undefined)
  const [type, setType] = useState<InterviewType>('Phone')
  const [minutes, setMinutes] = useState(start?.minutes ?? 30)
  const [place, setPlace] = useState('')
  const [wanted, setWanted] = useState<string | null>(start?.at ?? null)
  const [typed, setTyped] = useState<string | null>(null)
  const [texts, setTexts] = useState(true)
  const [moves, setMoves] = useState(true)
  const kept = useKeptForm({
    form: 'booking',
    candidateId,
    values: { place, text: typed ?? '' },
    onRestore: (back) => {
      if (back.place !== undefined) setPlace(back.place)
      if (back.text !== undefined) setTyped(back.text || null)
    },
  })
  const asked = {
    id: candidateId,
    minutes,
    ...(interviewer === undefined ? {} : { interviewer_id: interviewer }),
    ...(location === undefined ? {} : { location_id: location }),
  }
  const found = useQuery(freeTimes, asked, { keepPrevious: true, staleTime: 0 })
  const times = found.data
  const starts = times?.starts ?? []
  const at = wanted !== null && starts.includes(wanted) ? wanted : (times?.proposed ?? starts[0] ?? null)
  const message = typed ?? wordsFor(times, at, type)
  const previewed = useDebouncedPreview({ ids: [candidateId] }, { message, attestConsent: false })
  const recipient = previewed.preview?.recipients[0]
  const barred = recipient?.skipped ?? null
  return {
    kept,
    found,
    times,
    at,
    /** Whether the time chosen first is no longer free. */
    isGone: times !== undefined && start !== undefined && wanted === start.at && at !== wanted,
    message,
    recipient,
    isUpdating: previewed.isUpdating,
    barred,
    type,
    minutes,
    place,
    setType,
    setMinutes,
    setPlace,
    setInterviewer,
    setLocation,
    setWanted,
    setTyped,
    texts: texts && barred === null,
    setTexts,
    moves: moves && times?.moveTo !== null,
    setMoves,
  }
}
export type Booking = ReturnType<typeof useBooking>
