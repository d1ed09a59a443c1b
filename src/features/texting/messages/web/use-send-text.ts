import { useRef, useState } from 'react'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { formatDateTimeInZone } from '../../../../ui/format-date-time.ts'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { sendText, sendTexts } from '../contract/messages.ts'
import { openBatches } from './batches/open-batches.ts'
import { formatSendFailure, isDefiniteFailure, lookUp } from './send-failure.ts'
import type { TextSubject } from './text-subject.ts'

const unknownFate = 'We don’t know if the text arrived. We won’t resend it. Check before you do.'

export type Sending = {
  message: string
  /** Of a bulk text: the words for those who prefer Spanish. */
  messageSpanish?: string
  attestConsent: boolean
  sendAt?: string
  templateId?: string
}
/** `sentence`: what the sender must read, or null when it went well. `lost`: no one knows yet, so nothing else may be sent. */
export type SendResult = { sentence: string | null; lost: boolean }

/** The outcome of one text, for the person who pressed Send. */
const outcome = ({ status, sendAt }: { status: string; sendAt: string | null }): string => {
  if (status === 'held')
    return sendAt ? `It goes out ${formatDateTimeInZone(sendAt)}.` : 'It waits until someone decides.'
  return status === 'sent' ? 'Text sent.' : unknownFate
}

type Sendable = Pick<TextSubject, 'selection'> & { one: { id: string } | null; tell?: (sentence: string) => void }
const went: SendResult = { sentence: null, lost: false }

/**
 * Sends to one while the person waits, or queues for many. Each text has an id of its own: a new one after every certain
 * answer, the same one while no one knows, so that nothing goes out twice.
 */
export const useSendText = ({ selection, one, tell = showToast }: Sendable) => {
  const id = useRef(crypto.randomUUID())
  const lostText = useRef<Sending | null>(null)
  const [checking, setChecking] = useState(false)
  const single = useCommand(sendText)
  const bulk = useCommand(sendTexts)
  const renew = () => {
    lostText.current = null
    id.current = crypto.randomUUID()
  }
  const arrived = (text: Sending, sentence: string, now: Sending): SendResult => {
    renew()
    if (one) tell(sentence)
    if (text.message === now.message && text.messageSpanish === now.messageSpanish) return went
    return { sentence: 'Your earlier text was received. The newer text hasn’t been sent.', lost: false }
  }
  /** Loads the outcome of a text without an answer; `now` is the current text of the field. */
  const check = async (now: Sending): Promise<SendResult> => {
    const text = lostText.current
    if (!text) return went
    setChecking(true)
    const found = await lookUp(id.current, one !== null)
    setChecking(false)
    if (found.kind === 'lost') return { sentence: found.sentence, lost: true }
    if (found.kind === 'failed') {
      renew()
      return { sentence: formatSendFailure(found.reason), lost: false }
    }
    if (found.kind === 'never-came') {
      // The id stays: should the lost call arrive after all, it and the next one are one text.
      lostText.current = null
      return { sentence: 'The text wasn’t saved, so nothing was sent. You can send it now.', lost: false }
    }
    if (!one) openBatches.open(id.current)
    return arrived(text, outcome(found), now)
  }
  return {
    busy: single.isPending || bulk.isPending || checking,
    check,
    send: async (text: Sending): Promise<SendResult> => {
      try {
        if (one) tell(outcome(await single.mutateAsync({ id: id.current, candidateId: one.id, ...text })))
        else openBatches.open((await bulk.mutateAsync({ batchId: id.current, selection, ...text })).batchId)
        renew()
        return went
      } catch (error) {
        if (isDefiniteFailure(error)) {
          renew()
          return { sentence: formatSendFailure(error), lost: false }
        }
        lostText.current = text
        return await check(text)
      }
    },
  }
}
