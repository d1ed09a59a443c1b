import { useRef } from 'react'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useCommand } from '../../../platform/web/use-command.ts'
import { notice } from '../../../ui/notice.ts'
import { sendText, sendTexts } from '../contract.ts'
import { openBatches } from './open-batches.ts'
import type { TextSubject } from './text-subject.ts'
import { when } from './when.ts'

const noAnswer = 'no answer from the server'
const unknownFate =
  'It is not known whether the text arrived. It will not be sent again by itself; please check before you do.'

export type Sending = { message: string; attestConsent: boolean; sendAt?: string; templateId?: string }

/** What became of one text, for the person who pressed Send. */
export const outcome = ({ status, sendAt }: { status: string; sendAt: string | null }): string => {
  if (status === 'held') return sendAt ? `It goes out ${when(sendAt)}.` : 'It waits until someone decides.'
  return status === 'sent' ? 'Text sent.' : unknownFate
}

type Sendable = Pick<TextSubject, 'selection'> & { one: { id: string } | null; tell?: (sentence: string) => void }

/** Sends to one while the person waits, or queues for many. Answers the reason of a failure, or null. */
export const useSendText = ({ selection, one, tell = notice }: Sendable) => {
  // Kept until the text is sent: pressing Send again after a lost answer sends nothing twice.
  const id = useRef(crypto.randomUUID())
  const single = useCommand(sendText)
  const bulk = useCommand(sendTexts)
  return {
    busy: single.isPending || bulk.isPending,
    send: async (text: Sending): Promise<string | null> => {
      try {
        if (one) tell(outcome(await single.mutateAsync({ id: id.current, candidateId: one.id, ...text })))
        else openBatches.open((await bulk.mutateAsync({ batchId: id.current, selection, ...text })).batchId)
        id.current = crypto.randomUUID()
        return null
      } catch (error) {
        return sentenceOf(error, noAnswer)
      }
    },
  }
}
