import { ask } from '../../../../platform/server/ask.ts'
import { generateTextMessage } from '../../contract.ts'
import { composeDraft } from '../../rules/compose-draft.ts'

/** A draft from the résumé's own facts, and said to be one: no language model is configured in this version. */
export const generateTextMessageWay = ask(generateTextMessage, async ({ input }) => {
  const message = composeDraft(input)
  return message ? { message, source: 'composed' as const } : { error: 'No message generated' }
})
