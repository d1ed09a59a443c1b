import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../../platform/server/actor.ts'
import type { Transact } from '../../../../../platform/server/call.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { attestConsent, lockSelected } from '../../../../candidates/directory/server/public.ts'
import { consentUnknownReason } from '../../rules/recipient.ts'
import { type PreparedAddressee, prepareAddressees } from '../addressees.ts'
import { hashRequest } from '../hash-request.ts'
import { parseLaterMoment } from '../send-at.ts'
import { claimText } from '../sending/claimed-texts.ts'
import { deliver, settleCall } from '../sending/deliver.ts'
import { keepSimulated } from '../sending/keep-simulated.ts'
import { insertMessages, toWriting, upsertRecipients } from '../text-records.ts'

const failed = (reason: string, code: 'vendor' | 'invalid' | 'unavailable') =>
  new UserError(code, `Failed to send text message: ${reason}`, { details: { reason } })

/** A step whose failure the sender reads by name; the log keeps what the database said. */
const step = async <T>(services: Services, reason: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    services.log.error({ err: error }, reason)
    throw failed(reason, 'unavailable')
  }
}

const checkPerson = (person: PreparedAddressee | undefined, attestConsent: boolean): PreparedAddressee => {
  if (!person) throw new UserError('not-found', 'Candidate not found')
  if (person.reason) throw failed(person.reason, 'invalid')
  if (person.text_consent === null && !attestConsent)
    throw new UserError('invalid', `Failed to send text message: ${consentUnknownReason}`, {
      fields: { attestConsent: consentUnknownReason },
      details: { reason: consentUnknownReason },
    })
  return person
}

const stored = z.object({
  status: z.string(),
  failure: z.nullable(z.string()),
  phone: z.string(),
  sendAt: z.nullable(z.string()),
  mine: z.boolean(),
  askedAs: z.nullable(z.string()),
})
type Same = { messageId: string; candidateId: string; userId: string; asked: string }

const findStored = async (transact: Transact, { messageId, candidateId, userId }: Same) =>
  await transact(
    async (tx) =>
      await tx.one(
        stored,
        sql`select message_status as status, failure, coalesce(recipient_phone, '') as phone, send_at as "sendAt",
              candidate_id = ${candidateId}::uuid and made_by = ${userId}::uuid and batch_id is null as mine,
              request_hash as "askedAs" from text_messages where ${tenantCondition(tx)} and id = ${messageId}`,
      ),
    { readOnly: true },
  )

const otherWords = 'Nothing was sent. This text already went out with other words. Check the conversation.'

/** The answer to a call that was made before: waits for the first one to end, up to 20 seconds. */
const waitForAnswer = async (transact: Transact, same: Same) => {
  for (let waited = 0; ; waited += 200) {
    const row = await findStored(transact, same)
    if (!row?.mine) throw new UserError('conflict', 'This text was already sent.')
    if (row.askedAs !== null && row.askedAs !== same.asked) throw new UserError('conflict', otherWords)
    if (row.status === 'failed' || row.status === 'undelivered') throw failed(row.failure ?? 'unknown', 'vendor')
    if (row.status === 'canceled') throw failed('It was canceled.', 'invalid')
    const { phone: recipientPhone, sendAt } = row
    if (row.status === 'held')
      return { messageId: same.messageId, status: 'held' as const, recipientPhone, sendAt, held: row.failure }
    const isOpen = row.status === 'sending' || row.status === 'queued'
    if (!isOpen || waited >= 20_000) {
      const status = isOpen || row.status === 'unknown' ? ('unknown' as const) : ('sent' as const)
      return { messageId: same.messageId, status, recipientPhone, sendAt: null, held: null }
    }
    await sleep(200)
  }
}

export type OneText = {
  id: string
  candidateId: string
  message: string
  attestConsent: boolean
  sendAt?: string | undefined
  templateId?: string | undefined
  /** The failed text that this one repeats: the same words may go again. */
  retryOf?: string | undefined
}
type Call = { actor: Caller; transact: Transact; services: Services; now: Date }

/**
 * Sends one text while the person waits: recorded and claimed, then the transport, then what became of it. The same id sends
 * once. `first` runs in the same transaction before anything is written, and may refuse.
 */
export const sendOne = async (
  input: OneText,
  { actor, transact, services, now }: Call,
  first?: (tx: Tx) => Promise<void>,
) => {
  const { candidateId, message, sendAt, retryOf } = input
  const asked = hashRequest([candidateId, message, sendAt ?? null, retryOf ?? null])
  const same = { messageId: input.id, candidateId, userId: actor.userId, asked }
  if (await findStored(transact, same)) return await waitForAnswer(transact, same)

  const transport = services.texting(keepSimulated(transact, services))
  const call = await transact(async (tx) => {
    await first?.(tx)
    const selected = { ids: [candidateId] }
    const ids = await lockSelected(tx, selected, { now, excellentFrom: services.config.excellentFrom })
    const [found] = await prepareAddressees(tx, {
      ids,
      now,
      message,
      actor,
      settings: services.config,
      attested: true,
      sendAt: parseLaterMoment(now, sendAt),
      messageId: input.id,
      mayRepeat: retryOf !== undefined,
    })
    const person = checkPerson(found, input.attestConsent)
    const retries = new Map(retryOf ? [[person.id, retryOf]] : [])
    const writing = toWriting({
      actor,
      from: services.config.textFrom,
      people: [person],
      templateId: input.templateId,
      retryOf: retries,
    })
    await attestConsent(tx, writing)
    await step(services, 'Failed to create text recipient record', async () => await upsertRecipients(tx, writing))
    const isNew = await step(
      services,
      'Failed to create text message record',
      async () => await insertMessages(tx, writing, { messageId: input.id, askedAs: asked }),
    )
    return isNew && person.held === null ? await claimText(tx, input.id, { now, settings: services.config }) : null
  })
  if (!call) return await waitForAnswer(transact, same)

  const settled = await deliver(services, transport, call)
  await transact(async (tx) => await settleCall(tx, call, settled, services.clock()))
  return await waitForAnswer(transact, same)
}
