import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { ask } from '../../../../platform/server/ask.ts'
import { type House, houseScope, type Transact, transactAs } from '../../../../platform/server/call.ts'
import { Refusal } from '../../../../rules/refusal.ts'
import { simulatorReply, simulatorStatus } from '../../contract/delivery.ts'
import { applyStatus } from '../apply-status.ts'
import { receiveText } from '../receive-text.ts'

const checkSimulated = (house: House) => {
  if (house.config.textTransport !== 'simulator')
    throw new Refusal('conflict', 'The phones are real here: nobody can answer for them.')
}

const checkSeen = async (transact: Transact, seen: ReturnType<typeof sql>, what: string) => {
  const found = await transact(async (tx) => await tx.run(seen), { readOnly: true })
  if (!found) throw new Refusal('not-found', `${what} not found`)
}

const asPlatform = (house: House) => transactAs(house, houseScope(house.config, house.config.platformOrganizationId))

/** A simulated phone writes; only for phones that the caller's organization has texted. */
export const simulatorReplyWay = ask(simulatorReply, async ({ input, transact, house, now }) => {
  checkSimulated(house)
  await checkSeen(transact, sql`select from text_recipients where recipient_phone = ${input.phone} limit 1`, 'Phone')
  const body = input.body.replaceAll('\u0000', '').trim() || '(a picture)'
  await asPlatform(house)(
    async (tx) => await receiveText(tx, { vendorId: `simulated ${randomUUID()}`, from: input.phone, body }, house, now),
  )
  return { ok: true as const }
})

/** The network's answer about a text on a simulated phone. */
export const simulatorStatusWay = ask(simulatorStatus, async ({ input, transact, house, now }) => {
  checkSimulated(house)
  await checkSeen(
    transact,
    sql`select from text_messages where id = ${input.id} and message_direction = 'outbound'`,
    'Text',
  )
  await asPlatform(house)(
    async (tx) =>
      await applyStatus(
        tx,
        { messageId: input.id, vendorId: `simulated ${input.id}`, status: input.status, code: input.code ?? null },
        now,
      ),
  )
  return { ok: true as const }
})
