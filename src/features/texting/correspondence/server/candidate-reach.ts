import { query } from '../../../../platform/server/query.ts'
import { consentUnknownReason } from '../../messages/rules/recipient.ts'
import { loadSendBlocks } from '../../messages/server/public.ts'
import { candidateReach } from '../contract/correspondence.ts'
import { loadCorrespondent } from './correspondent.ts'

/** How a candidate can be reached. A consent that no one has recorded bars no text: the sender may attest it. */
export const candidateReachRoute = query(candidateReach, async ({ input, tx, actor, now, settings }) => {
  const { to, replyTo, barred } = await loadCorrespondent(tx, input.id, { actor, settings, lock: false })
  const reason = (await loadSendBlocks(tx, [input.id], { now, settings })).get(input.id) ?? null
  return {
    textBarred: reason === consentUnknownReason ? null : reason,
    mail: { to, barred, replyTo, isKept: !settings.smtp },
  }
})
