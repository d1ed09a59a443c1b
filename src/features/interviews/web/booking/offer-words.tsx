import type { ReplyOf } from '../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import type { bookInterview, readOffer } from '../../contract/booking.ts'
import { showDate, showSpan } from '../../rules/interview-words.ts'
import { PlaceText } from '../place-text.tsx'

export type Offer = ReplyOf<typeof readOffer>
export type BookedTime = ReplyOf<typeof bookInterview>

/** Where the interview is, for the candidate. */
export const whereOf = ({ type, location, place }: Offer) => {
  if (type === 'Phone') return 'We will call you.'
  if (type === 'Video')
    return place ? (
      <>
        The link: <PlaceText place={place} inherit />
      </>
    ) : (
      'You will get the link from us.'
    )
  return [location, place].filter(Boolean).join(', ')
}

/** 'Tue, Nov 24, 9:00 – 9:30 AM EST' on the reader's own clock. */
export const spanOf = (at: string, minutes: number) =>
  `${showDate(new Date(at), viewerTimeZone)}, ${showSpan(new Date(at), minutes, viewerTimeZone)}`
