import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../../platform/server/command.ts'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import type { DomainEvent } from '../../../../../platform/server/events.ts'
import { query } from '../../../../../platform/server/query.ts'
import { msPerDay } from '../../../../../rules/day.ts'
import { parseTextableNumber } from '../../../../../rules/phone/parse-textable-number.ts'
import { formatPhone } from '../../../../../rules/phone/phone.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { askNumberCode, confirmNumber, removeNumber, staffNumber } from '../../contract/staff-number.ts'
import { checkCode, codeMinutes, explainCodeLimit } from '../../rules/staff/number-codes.ts'
import { writeNumberCode, writeStaffConsent, writeStaffWelcome } from '../../rules/staff/staff-words.ts'
import { explainSender } from './judge-staff-text.ts'
import { cancelStaffTexts, queueStaffText } from './queue-staff-text.ts'

type Owner = { organizationId: string; userId: string }

const digits = 6
const createCode = () => String(randomInt(0, 10 ** digits)).padStart(digits, '0')

const hashCode = ({ appSecret }: Pick<Config, 'appSecret'>, { userId }: Owner, phone: string, code: string): string =>
  createHmac('sha256', appSecret).update(`number code|${userId}|${phone}|${code}`).digest('base64url')

const isSame = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

const number = z.object({
  phone: z.string(),
  code_hash: z.nullable(z.string()),
  code_expires_at: z.nullable(z.string()),
  wrong_codes: z.number(),
  is_confirmed: z.boolean(),
  is_stopped: z.boolean(),
})

const loadNumber = async (tx: Tx, { organizationId, userId }: Owner, lock = false) =>
  await tx.one(
    number,
    sql`select phone, code_hash, code_expires_at, wrong_codes, confirmed_at is not null as is_confirmed,
          app.staff_text_stopped_at(phone) is not null as is_stopped
        from staff_numbers where organization_id = ${organizationId} and user_id = ${userId} ${lock ? sql`for update` : sql``}`,
  )

const around = z.object({
  organization: z.nullable(z.string()),
  sender: z.string(),
  problem: z.nullable(z.string()),
})

/** Returns the person's number and the state of its confirmation. */
export const staffNumberRoute = query(staffNumber, async ({ tx, actor, settings }) => {
  const { organizationId, userId } = actor
  const found = await loadNumber(tx, actor)
  const other = await tx.one(
    around,
    sql`select o.name as organization, coalesce(o.texting_number, ${settings.textFrom}) as sender,
          (select case when s.state in ('failed', 'canceled') then s.reason end from service_texts s
            where s.organization_id = o.id and s.about = ${userId} and s.kind = 'number_code' and s.to_phone = ${found?.phone ?? ''}
            order by s.created_at desc, s.id limit 1) as problem
        from organizations o where o.id = ${organizationId}`,
  )
  const isAsked = found !== undefined && found.code_hash !== null
  const settled = found?.is_stopped ? ('stopped' as const) : ('confirmed' as const)
  return {
    state: isAsked ? ('asked' as const) : found?.is_confirmed ? settled : ('none' as const),
    phone: found ? formatPhone(found.phone) : '',
    codeProblem: isAsked ? (other?.problem ?? null) : null,
    sender: formatPhone(other?.sender ?? settings.textFrom),
    isSimulated: settings.textTransport === 'simulator',
    consent: writeStaffConsent(other?.organization ?? null),
  }
})

const counted = z.object({
  lastAt: z.nullable(z.string()),
  byPerson: z.number(),
  toNumber: z.number(),
  inOrganization: z.number(),
})

/** Until this commits, no one else counts the codes of this organization or to this number. */
const countCodes = async (tx: Tx, { organizationId, userId }: Owner, phone: string, now: Date) => {
  for (const key of [`number codes ${organizationId}`, `number codes ${phone}`])
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  const since = new Date(now.getTime() - msPerDay).toISOString()
  const found = await tx.one(
    counted,
    sql`select max(created_at) filter (where about = ${userId}) as "lastAt", count(*) filter (where about = ${userId})::int as "byPerson",
          app.number_codes_since(${phone}, ${since}::timestamptz) as "toNumber", count(*)::int as "inOrganization"
        from service_texts where organization_id = ${organizationId} and kind = 'number_code' and state <> 'canceled' and created_at > ${since}`,
  )
  const { lastAt = null, byPerson = 0, toNumber = 0, inOrganization = 0 } = found ?? {}
  return { lastAt: lastAt === null ? null : new Date(lastAt), byPerson, toNumber, inOrganization, now }
}

const createEvent = (name: string, { userId }: Owner, phone: string): DomainEvent => ({
  name,
  about: userId,
  after: { ends_in: phone.slice(-4) },
})

/**
 * Texts a code. Another number than before ends texts to that one at once. Throws at `phone` for a number that can't be texted, replied
 * STOP to someone else's code, or got too many codes.
 */
export const askNumberCodeRoute = command(askNumberCode, async ({ input, tx, actor, now, settings }) => {
  const { organizationId, userId } = actor
  const parsed = parseTextableNumber(input.phone)
  if (!parsed.ok) throw UserError.at('phone', parsed.reason)
  const phone = parsed.e164
  const before = await loadNumber(tx, actor, true)
  const isOwn = before?.phone === phone && before.is_confirmed
  const stopped = await tx.one(
    z.object({ isStopped: z.boolean() }),
    sql`select app.staff_text_stopped_at(${phone}) is not null as "isStopped"`,
  )
  if (isOwn && !stopped?.isStopped) throw UserError.at('phone', 'This number is confirmed already.')
  if (!isOwn && stopped?.isStopped)
    throw UserError.at('phone', 'This number replied STOP to our texts. Text START from it first.')
  const problem =
    explainCodeLimit(await countCodes(tx, actor, phone, now)) ??
    (await explainSender(tx, { organizationId, kind: 'number_code', phone }, { now, settings, claims: false }))
  if (problem !== null) throw UserError.at('phone', problem)
  await cancelStaffTexts(tx, organizationId, userId, 'The number was changed or removed.')
  const code = createCode()
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000).toISOString()
  await tx.run(
    sql`insert into staff_numbers (organization_id, user_id, phone, code_hash, code_expires_at)
        values (${organizationId}, ${userId}, ${phone}, ${hashCode(settings, actor, phone, code)}, ${expiresAt})
        on conflict (organization_id, user_id) do update set phone = excluded.phone, code_hash = excluded.code_hash,
          code_expires_at = excluded.code_expires_at, wrong_codes = 0,
          confirmed_at = case when ${isOwn} then staff_numbers.confirmed_at end,
          consent = case when ${isOwn} then staff_numbers.consent end`,
  )
  const text = { organizationId, kind: 'number_code' as const, userId, name: actor.fullName, phone }
  await queueStaffText(tx, { ...text, body: writeNumberCode(code) }, { now, settings })
  const ended = before?.is_confirmed && !isOwn ? [createEvent('user.numberRemoved', actor, before.phone)] : []
  return {
    reply: { ok: true as const },
    events: [...ended, createEvent('user.numberCodeSent', actor, phone)],
    touched: [organizationId],
  }
})

/** Confirms the number with its code, and stores the sentence that the person agreed to. A wrong code is counted. */
export const confirmNumberRoute = command(confirmNumber, async ({ input, tx, actor, now, settings }) => {
  const { organizationId, userId } = actor
  const found = await loadNumber(tx, actor, true)
  const hash = hashCode(settings, actor, found?.phone ?? '', input.code.replace(/\D/g, ''))
  const outcome = checkCode({
    isRight: isSame(hash, found?.code_hash ?? ''),
    wrongCodes: found?.wrong_codes ?? 0,
    expiresAt: found?.code_hash && found.code_expires_at ? new Date(found.code_expires_at) : null,
    now,
  })
  const own = sql`organization_id = ${organizationId} and user_id = ${userId}`
  if (!found || outcome !== 'confirmed') {
    await tx.run(sql`update staff_numbers set wrong_codes = least(wrong_codes + 1, 100) where ${own}`)
    return { reply: { outcome } }
  }
  const organization = await tx.one(
    z.object({ name: z.nullable(z.string()) }),
    sql`select name from organizations where id = ${organizationId}`,
  )
  const name = organization?.name ?? null
  await tx.run(
    sql`update staff_numbers set code_hash = null, code_expires_at = null, wrong_codes = 0, confirmed_at = ${now.toISOString()},
          consent = ${writeStaffConsent(name)} where ${own}`,
  )
  await tx.run(sql`select app.resume_staff_texts(${found.phone})`)
  await queueStaffText(
    tx,
    {
      organizationId,
      kind: 'notification_answer',
      userId,
      name: actor.fullName,
      phone: found.phone,
      body: writeStaffWelcome(name),
    },
    { now, settings },
  )
  return { reply: { outcome }, events: [createEvent('user.numberConfirmed', actor, found.phone)] }
})

/** Removes the number. What waits for it never leaves. */
export const removeNumberRoute = command(removeNumber, async ({ tx, actor }) => {
  const { organizationId, userId } = actor
  const found = await loadNumber(tx, actor, true)
  if (!found) return { reply: { ok: true as const } }
  await tx.run(sql`delete from staff_numbers where organization_id = ${organizationId} and user_id = ${userId}`)
  await cancelStaffTexts(tx, organizationId, userId, 'The number was changed or removed.')
  return { reply: { ok: true as const }, events: [createEvent('user.numberRemoved', actor, found.phone)] }
})
