import type { Tx } from '../../../../../platform/server/database.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { getMeaning, getPauseMinutes } from '../../rules/delivery-codes.ts'
import { applyCode } from './apply-code.ts'
import type { claimTexts } from './claimed-texts.ts'
import { type Settlement, selectDeliveries, settleTexts } from './settle-texts.ts'

type Call = Awaited<ReturnType<typeof claimTexts>>
type Fate = {
  status: 'sent' | 'failed' | 'unknown'
  reason: string | null
  vendorId?: string | null
  code?: string | null
}
type Transport = { send: (organization: string, texts: Call['texts']) => Promise<Fate[]> }
const unclear = { status: 'unknown' as const, reason: 'Sending was interrupted' }

/** A vendor's refusal in plain words; one that only says "not now" keeps the text for later. */
const explainFate = (id: string, fate: Fate, now: Date): Settlement => {
  if (!fate.code) return { id, ...fate }
  const { words, action } = getMeaning(fate.code)
  const minutes = getPauseMinutes(action)
  if (minutes === 0) return { ...fate, id, reason: words }
  return {
    ...fate,
    id,
    status: 'held',
    reason: words,
    sendAt: new Date(now.getTime() + minutes * 60_000).toISOString(),
  }
}

/** Hands claimed texts to the transport, once, and answers the fate of each; what breaks unexpectedly is unknown. */
export const deliver = async (services: Services, transport: Transport, call: Call): Promise<Settlement[]> => {
  const { organization, texts, barred } = call
  if (texts.length === 0) return barred
  const fates = await transport.send(organization, texts).catch((error: unknown) => {
    services.log.error({ err: error }, 'a text transport failed')
    return []
  })
  const now = services.clock()
  return [...barred, ...texts.map(({ id }, at) => explainFate(id, fates[at] ?? unclear, now))]
}

/** Writes what became of a call's texts, and what follows from the vendor's codes. */
export const settleCall = async (tx: Tx, call: Call, settled: Settlement[], now: Date) => {
  await settleTexts(tx, selectDeliveries(settled))
  for (const { id, code } of settled) {
    const text = call.texts.find((each) => each.id === id)
    if (code && text)
      await applyCode(
        tx,
        { id, code, organizationId: text.organizationId, candidateId: text.candidateId, phone: text.formattedNumber },
        now,
      )
  }
}
