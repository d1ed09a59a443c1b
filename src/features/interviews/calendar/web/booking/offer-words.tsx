import type { ReplyOf } from '../../../../../platform/web/call.ts'
import type { Language } from '../../../../../rules/words/language.ts'
import type { bookInterview, readBookingLink } from '../../contract/booking.ts'
import { formatTimeRange, showDate } from '../../rules/interview-words.ts'
import { PlaceText } from '../place-text.tsx'
import type { english } from './words/en.ts'

export type Offer = ReplyOf<typeof readBookingLink>
export type BookedTime = ReplyOf<typeof bookInterview>

/** Where the interview is, for the candidate. */
export const describePlace = ({ type, location, place }: Offer, words: typeof english) => {
  if (type === 'Phone') return words.weCall
  if (type === 'Video')
    return place ? (
      <>
        {words.theLink}
        <PlaceText place={place} inherit />
      </>
    ) : (
      words.linkLater
    )
  return [location, place].filter(Boolean).join(', ')
}

/** 'Tue, Nov 24, 9:00 – 9:30 AM EST' on the candidate's own clock. */
export const formatSpan = (at: string, { minutes, zone }: Pick<Offer, 'minutes' | 'zone'>, language: Language) =>
  `${showDate(new Date(at), zone, language)}, ${formatTimeRange(new Date(at), minutes, zone, language)}`
