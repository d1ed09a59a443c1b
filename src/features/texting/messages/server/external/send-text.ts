import { external } from '../../../../../platform/server/external.ts'
import { sendText } from '../../contract/messages.ts'
import { checkMessage } from '../addressees.ts'
import { dropDraft } from '../drafts/text-drafts.ts'
import { sendOne } from './send-one.ts'

/** One text to one candidate, through the guard; refuses with the reason, or says until when it is held. Its draft goes. */
export const sendTextRoute = external(sendText, async ({ input, ...call }) => {
  checkMessage(input.message)
  const sent = await sendOne(input, call)
  try {
    await call.transact(async (tx) => await dropDraft(tx, call.actor, input.candidateId, input.message))
  } catch (error) {
    // The text is gone; that its draft stays must not look as if it had failed.
    call.services.log.error({ err: error }, 'The draft of a sent text stays')
  }
  return sent
})
