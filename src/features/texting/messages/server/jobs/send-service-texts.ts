import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { job } from '../../../../../platform/server/job.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { formatPhone } from '../../../../../rules/phone/phone.ts'
import { recordNetworkOptOut } from '../../../../candidates/opt-outs/server/public.ts'
import { getMeaning, getPauseMinutes } from '../../rules/delivery-codes.ts'
import { organizationFallback } from '../../rules/tags.ts'
import { judgeServiceText } from '../sending/judge-service-text.ts'
import { keepSimulated } from '../sending/keep-simulated.ts'
import { explainHeldStaffText, isStaffKind } from '../staff/judge-staff-text.ts'
import { stopStaffTexts } from '../staff/stop-staff-texts.ts'

const claimed = z.object({
  id: z.string(),
  organizationId: z.string(),
  organization: z.nullable(z.string()),
  about: z.string(),
  kind: z.string(),
  name: z.string(),
  phone: z.string(),
  from: z.string(),
  body: z.nullable(z.string()),
  createdAt: z.string(),
})
type ClaimedRow = z.output<typeof claimed>
type Settlement = {
  state: 'sent' | 'failed' | 'unknown' | 'waiting' | 'canceled'
  reason: string | null
  sendAt?: Date | undefined
}
type Fate = { status: 'sent' | 'failed' | 'unknown'; reason: string | null; code?: string | null }

const lookAgainMs = 300_000

const next = async (tx: Tx, textId: string | null, now: string, from: string) =>
  await tx.one(
    claimed,
    sql`with next as (
          select id from service_texts where state = 'waiting' and send_at <= ${now} and (${textId}::uuid is null or id = ${textId}::uuid)
          order by send_at, id limit 1 for update skip locked
        ), taken as (
          update service_texts x set state = 'sending', claimed_at = ${now}, cap_date = null,
            from_phone = (select coalesce(o.texting_number, ${from}) from organizations o where o.id = x.organization_id)
          from next where x.id = next.id returning x.*
        )
        select x.id, x.organization_id as "organizationId", o.name as organization, x.about, x.kind, x.to_name as name, x.to_phone as phone,
          x.from_phone as "from", x.body, x.created_at as "createdAt"
        from taken x join organizations o on o.id = x.organization_id`,
  )

/** From now on the text counts among those that left on the day of its organization. */
const count = async (tx: Tx, { id }: ClaimedRow, now: Date) =>
  await tx.run(
    sql`update service_texts x set parts = app.text_parts(x.body), cap_date = (${now.toISOString()}::timestamptz at time zone o.time_zone)::date
        from organizations o where o.id = x.organization_id and x.id = ${id}`,
  )

/** Claims one text that is due, unless the guard has come to say something else; answers undefined when nothing is due. */
const claim = async (tx: Tx, textId: string | null, { clock, config: settings }: Services) => {
  const now = clock()
  const text = await next(tx, textId, now.toISOString(), settings.textFrom)
  if (!text) return undefined
  const { kind } = text
  if (isStaffKind(kind)) {
    const staff = { ...text, kind, createdAt: new Date(text.createdAt) }
    const reason = await explainHeldStaffText(tx, staff, { now, settings, claims: true })
    if (reason !== null) await settle(tx, text, { state: 'canceled', reason })
    else await count(tx, text, now)
    return { text, isBarred: reason !== null }
  }
  const verdict = await judgeServiceText(tx, text, { now, settings, claims: true })
  if (verdict.kind === 'now') {
    await count(tx, text, now)
    return { text, isBarred: false }
  }
  if (verdict.kind === 'skipped') await settle(tx, text, { state: 'failed', reason: verdict.because })
  else
    await settle(tx, text, {
      state: 'waiting',
      reason: verdict.because,
      sendAt: verdict.until ?? new Date(now.getTime() + lookAgainMs),
    })
  return { text, isBarred: true }
}

const settledBy = ({ kind }: ClaimedRow, fate: Fate, now: Date): Settlement => {
  if (!fate.code) return { state: fate.status, reason: fate.reason }
  const { words, action } = getMeaning(fate.code)
  const minutes = isStaffKind(kind) ? 0 : getPauseMinutes(action)
  if (minutes === 0) return { state: fate.status, reason: words }
  return { state: 'waiting', reason: words, sendAt: new Date(now.getTime() + minutes * 60_000) }
}

/** Writes what became of a claimed text; its body is forgotten unless it waits for another moment. */
const settle = async (tx: Tx, text: ClaimedRow, settled: Settlement, vendorId: string | null = null): Promise<void> => {
  const { state, reason, sendAt } = settled
  const isOver = state !== 'waiting'
  await tx.run(
    sql`update service_texts set state = ${state}, reason = ${reason}, vendor_id = coalesce(${vendorId}, vendor_id),
          send_at = coalesce(${sendAt?.toISOString() ?? null}::timestamptz, send_at), body = case when ${isOver} then null else body end
        where id = ${text.id} and state = 'sending'`,
  )
  const after = { kind: text.kind, ...(reason ? { reason } : {}) }
  // Of a notification the event that it is about is the record.
  if (isOver && !isStaffKind(text.kind))
    await recordEvents(tx, null, [
      { name: `serviceText.${state}`, about: text.about, organizationId: text.organizationId, after },
    ])
  else if (!isOver && sendAt)
    await sendServiceTextsJob.enqueue(tx, { organizationId: text.organizationId, textId: text.id }, sendAt)
  await notifyChange(tx, [text.organizationId], ['users'])
}

/**
 * Texts to people who are no candidates (invited people, and staff): claim, send, settle, one by one. Run for each at its moment, and
 * every ten minutes for what was missed. What a dead process left in the middle is unknown, and never sent again by itself.
 */
export const sendServiceTextsJob = job({
  name: 'send-service-texts',
  tries: 3,
  expires: 60,
  every: '*/10 * * * *',
  input: z.object({ organizationId: z.string(), textId: z.optional(z.guid()) }),
  run: async ({ organizationId, textId }, { inOrganization, services, signal }): Promise<void> => {
    const transact = inOrganization(organizationId || services.config.platformOrganizationId)
    const transport = services.texting(keepSimulated(transact, services))
    const stale = new Date(services.clock().getTime() - 60_000).toISOString()
    await transact(
      async (tx) =>
        await tx.run(
          sql`update service_texts set state = 'unknown', reason = 'The server stopped while this text was being sent', body = null
              where state = 'sending' and claimed_at < ${stale}`,
        ),
    )
    while (!signal.aborted) {
      const found = await transact(async (tx) => await claim(tx, textId ?? null, services))
      if (!found) return
      const { text, isBarred } = found
      if (isBarred) continue
      const [fate = { status: 'unknown' as const, reason: 'Sending was interrupted' }] = await transport
        .send(text.organization?.trim() || organizationFallback, [
          {
            id: text.id,
            organizationId: text.organizationId,
            candidateId: null,
            fullName: text.name,
            phoneNumber: formatPhone(text.phone),
            formattedNumber: text.phone,
            location: '',
            twilioPhoneNumber: text.from,
            message: text.body ?? '',
          },
        ])
        .catch((error: unknown) => {
          services.log.error({ err: error }, 'a text transport failed')
          return []
        })
      await transact(async (tx) => {
        const { code, reason, vendorId } = { code: null, vendorId: null, ...fate }
        await settle(tx, text, settledBy(text, fate, services.clock()), vendorId)
        if (!code || getMeaning(code).action !== 'opt-out') return
        if (isStaffKind(text.kind)) await stopStaffTexts(tx, text.phone, reason ?? '', services.clock())
        else await recordNetworkOptOut(tx, text.organizationId, text.phone, reason ?? '')
      })
    }
  },
})
