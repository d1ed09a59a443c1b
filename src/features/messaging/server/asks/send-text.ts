import { ask } from '../../../../platform/server/ask.ts'
import { sendText } from '../../contract.ts'
import { checkMessage } from '../addressees.ts'
import { sendOne } from './send-one.ts'

/** One text to one candidate, through the guard; refuses with the reason, or says until when it is held. */
export const sendTextWay = ask(sendText, async ({ input, ...call }) => {
  checkMessage(input.message)
  return await sendOne(input, call)
})
