import type { House } from '../../../platform/server/call.ts'
import type { claimTexts } from './claimed-texts.ts'
import type { Settled } from './settle-texts.ts'

type Call = Awaited<ReturnType<typeof claimTexts>>
type Transport = {
  send: (organization: string, texts: Call['texts']) => Promise<{ status: Settled['status']; reason: string | null }[]>
}
const unclear = { status: 'unknown' as const, reason: 'Nobody knows whether this text went out' }

/** Hands claimed texts to the transport, once, and answers the fate of each; what breaks unexpectedly is unknown. */
export const deliver = async (house: House, transport: Transport, call: Call): Promise<Settled[]> => {
  const { organization, texts, barred } = call
  if (texts.length === 0) return barred
  const fates = await transport.send(organization, texts).catch((error: unknown) => {
    house.log.error({ err: error }, 'a text transport broke')
    return []
  })
  return [...barred, ...texts.map(({ id }, at) => ({ id, ...(fates[at] ?? unclear) }))]
}
