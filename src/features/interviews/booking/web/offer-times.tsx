import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { call, getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { formatWishLine } from '../../calendar/rules/format-wish-line.ts'
import { freeTimes, offerTimes } from '../contract/booking.ts'
import { writeOfferText } from '../rules/booking-words.ts'

type OfferTimesProps = { candidateId: string; onText: (words: string) => void; onFail: (sentence: string) => void }

/** Puts three free times and a booking link into the words; nothing is sent by it. */
export const OfferTimes = ({ candidateId, onText, onFail }: OfferTimesProps) => {
  const offer = useCommand(offerTimes)
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<string | null>(null)
  const make = async () => {
    setBusy(true)
    setTold(null)
    try {
      const { interviewer_id } = await call(freeTimes, { id: candidateId })
      const made = await offer.mutateAsync({ id: candidateId, offer_id: crypto.randomUUID(), interviewer_id })
      const link = new URL(made.path, window.location.origin).href
      setTold(made.wish ? formatWishLine(made.wish) : null)
      onText(writeOfferText({ ...made, times: made.times.map((at) => new Date(at)), link }))
    } catch (error) {
      onFail(getErrorMessage(error, 'Couldn’t offer times. Try again.'))
    }
    setBusy(false)
  }
  return (
    <>
      <Button size="compact-xs" variant="default" loading={busy} onClick={() => void make()}>
        Offer 3 Times
      </Button>
      {told === null ? null : (
        <Text size="xs" c="dimmed" role="status" w="100%">
          {told}
        </Text>
      )}
    </>
  )
}
