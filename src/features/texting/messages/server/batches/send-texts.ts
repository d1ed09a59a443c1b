import { command } from '../../../../../platform/server/command.ts'
import { sendTexts } from '../../contract/messages.ts'
import { checkMessage } from '../addressees.ts'
import { dropDraft } from '../drafts/text-drafts.ts'
import { queueBatch } from './queue-batch.ts'

/** Texts a selection: queued in one transaction, sent by the job. */
export const sendTextsRoute = command(sendTexts, async ({ input, ...by }) => {
  checkMessage(input.message, input.messageSpanish)
  const { selection, ...batch } = input
  const queued = await queueBatch({ ...batch, selected: selection }, by)
  await dropDraft(by.tx, by.actor, null, input.message)
  return queued
})
