import { Button } from '@mantine/core'
import { useState } from 'react'
import { call, getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { formatWishLine } from '../../calendar/rules/format-wish-line.ts'
import type { InterviewType } from '../../calendar/rules/interview-kinds.ts'
import { freeTimes, offerTimes } from '../contract/booking.ts'
import { describeOffer, writeOfferText } from '../rules/booking-words.ts'

type OfferTimesProps = {
  candidateId: string
  type?: InterviewType
  /** Null: no one yet. Left out: the reader, if they are of the clinic. */
  interviewerId?: string | null | undefined
  /** The words, and what they offer, for the person who sends them. */
  onText: (words: string, told: string) => void
  onFail: (sentence: string) => void
}

/** Puts three free times and a booking link into the words; nothing is sent by it. */
export const OfferTimes = ({ candidateId, type = 'Phone', interviewerId, onText, onFail }: OfferTimesProps) => {
  const offer = useCommand(offerTimes)
  const [busy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    try {
      const asked = interviewerId === undefined ? {} : { interviewer_id: interviewerId ?? 'nobody' }
      const { interviewer_id, interviewer } = await call(freeTimes, { id: candidateId, ...asked })
      const made = await offer.mutateAsync({ id: candidateId, offer_id: crypto.randomUUID(), interviewer_id, type })
      const link = new URL(made.path, window.location.origin).href
      const words = writeOfferText({ ...made, type, times: made.times.map((at) => new Date(at)), link })
      const wish = made.wish ? `${formatWishLine(made.wish)}. ` : ''
      onText(words, `${wish}${describeOffer({ ...made, type, interviewer })}`)
    } catch (error) {
      onFail(getErrorMessage(error, 'Couldn’t offer times. Try again.'))
    }
    setBusy(false)
  }
  return (
    <Button size="compact-md" variant="default" loading={busy} onClick={() => void make()}>
      Offer 3 Times
    </Button>
  )
}
