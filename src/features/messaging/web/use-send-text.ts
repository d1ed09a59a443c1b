import { useRef } from 'react'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useCommand } from '../../../platform/web/use-command.ts'
import { notice } from '../../../ui/notice.ts'
import { sendText, sendTexts } from '../contract.ts'
import { openBatches } from './open-batches.ts'
import type { TextSubject } from './text-subject.ts'

const noAnswer = 'no answer from the server'

/** Sends to one while the person waits, or queues for many. Answers the reason of a failure, or null. */
export const useSendText = ({ selection, one }: TextSubject) => {
  // Born once per dialog: pressing Send again after a lost answer sends nothing twice.
  const id = useRef(crypto.randomUUID())
  const single = useCommand(sendText)
  const bulk = useCommand(sendTexts)
  const sendOne = async (candidateId: string, message: string, attestConsent: boolean) => {
    const { status } = await single.mutateAsync({ id: id.current, candidateId, message, attestConsent })
    notice(
      status === 'sent'
        ? 'Text sent.'
        : 'It is not known whether the text arrived. It will not be sent again by itself; please check before you do.',
    )
  }
  const sendMany = async (message: string, attestConsent: boolean) => {
    const { batchId } = await bulk.mutateAsync({ batchId: id.current, selection, message, attestConsent })
    openBatches.open(batchId)
  }
  return {
    busy: single.isPending || bulk.isPending,
    send: async (message: string, attestConsent: boolean): Promise<string | null> => {
      try {
        await (one ? sendOne(one.id, message, attestConsent) : sendMany(message, attestConsent))
        return null
      } catch (error) {
        return sentenceOf(error, noAnswer)
      }
    },
  }
}
