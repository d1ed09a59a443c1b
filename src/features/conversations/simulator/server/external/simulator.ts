import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { getSystemScope } from '../../../../../platform/server/actor.ts'
import { type Transact, transactAs } from '../../../../../platform/server/call.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange } from '../../../../../platform/server/events.ts'
import { external } from '../../../../../platform/server/external.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { applyStatus, deliverSimulated, receiveText } from '../../../../texting/messages/server/public.ts'
import { simulatorClock, simulatorPhone, simulatorReply, simulatorStatus } from '../../contract/simulator.ts'
import { endPlay, runScriptedPhones } from '../run-scripted-phones.ts'
import { selectSimulatedMinute } from '../select-simulated-minute.ts'

const checkSimulated = (services: Services) => {
  if (services.config.textTransport !== 'simulator')
    throw new UserError('conflict', 'Real texting is on, so you can’t reply as a candidate.')
}

const checkSeen = async (transact: Transact, seen: (tx: Tx) => SQL, what: string) => {
  const found = await transact(async (tx) => await tx.run(seen(tx)), { readOnly: true })
  if (!found) throw new UserError('not-found', `${what} not found`)
}
const textedTo = (phone: string) => (tx: Tx) =>
  sql`select from text_recipients where ${tenantCondition(tx)} and recipient_phone = ${phone} union all select
    from service_texts where ${tenantCondition(tx)} and to_phone = ${phone} limit 1`

/**
 * Finds the number that sent the phone its newest text, among the texts that the caller sees. Null if there is none.
 */
const numberTextedFrom = async (transact: Transact, phone: string): Promise<string | null> => {
  const newest = await transact(
    async (tx) =>
      await tx.one(
        z.object({ from: z.string() }),
        sql`select from_phone as "from" from simulated_texts where ${tenantCondition(tx)} and to_phone = ${phone} order by at desc, id limit 1`,
      ),
    { readOnly: true },
  )
  return newest?.from ?? null
}

const asPlatform = (services: Services) =>
  transactAs(services, getSystemScope(services.config, services.config.platformOrganizationId))

/** A simulated phone writes; only for phones that the caller's organization has texted. After the phone's delay, if it has one. */
export const simulatorReplyRoute = external(simulatorReply, async ({ input, transact, services, now }) => {
  checkSimulated(services)
  await checkSeen(transact, textedTo(input.phone), 'Phone')
  const body = input.body.replaceAll('\u0000', '').trim() || '(a picture)'
  const to = await numberTextedFrom(transact, input.phone)
  const later = await transact(
    async (tx) =>
      await tx.one(
        z.object({ arrivesIn: z.number() }),
        sql`with slow as (
              select p.organization_id, p.delay_minutes from simulated_phones p
                where ${tenantCondition(tx, 'p')} and p.phone = ${input.phone} and p.delay_minutes > 0
              order by p.delay_minutes desc, p.organization_id limit 1
            ), kept as (
              insert into simulated_replies (organization_id, phone, to_phone, body, arrives_at)
              select s.organization_id, ${input.phone}, ${to}, ${body},
                ${selectSimulatedMinute(sql`s.organization_id`)} + s.delay_minutes from slow s returning organization_id
            )
            select s.delay_minutes as "arrivesIn",
              pg_notify('reinforce_live', json_build_object('organization', s.organization_id, 'area',
              'texts')::text)::text as told
            from slow s where exists (select from kept)`,
      ),
  )
  if (later) return { arrivesIn: later.arrivesIn }
  await asPlatform(services)(
    async (tx) =>
      await receiveText(tx, { vendorId: `simulated ${randomUUID()}`, from: input.phone, to, body }, services, now),
  )
  return { arrivesIn: 0 }
})

/** The network's answer about a text on a simulated phone. */
export const simulatorStatusRoute = external(simulatorStatus, async ({ input, transact, services, now }) => {
  checkSimulated(services)
  await checkSeen(
    transact,
    (tx) =>
      sql`select from text_messages where ${tenantCondition(tx)} and id = ${input.id} and message_direction = 'outbound'`,
    'Text',
  )
  await asPlatform(services)(
    async (tx) =>
      await applyStatus(
        tx,
        { messageId: input.id, vendorId: `simulated ${input.id}`, status: input.status, code: input.code ?? null },
        now,
      ),
  )
  return { ok: true as const }
})

/** How a phone behaves from now on, for every organization of the caller that texted it. */
export const simulatorPhoneRoute = external(simulatorPhone, async ({ input, transact, services }) => {
  checkSimulated(services)
  const { phone, delay, outcome, role } = input
  await transact(async (tx) => {
    const set = await tx.rows(
      z.object({ organizationId: z.string() }),
      sql`insert into simulated_phones (organization_id, phone, delay_minutes, outcome, role)
          select distinct organization_id, ${phone}, ${delay ?? 0}::int, ${outcome ?? null}, ${role ?? null}
            from text_recipients where ${tenantCondition(tx)} and recipient_phone = ${phone}
          on conflict (organization_id, phone) do update set
            delay_minutes = case when ${delay !== undefined} then excluded.delay_minutes else simulated_phones.delay_minutes end,
            outcome = case when ${outcome !== undefined} then excluded.outcome else simulated_phones.outcome end,
            role = case when ${role !== undefined} then excluded.role else simulated_phones.role end
          returning organization_id as "organizationId"`,
    )
    if (set.length === 0) throw new UserError('not-found', 'Phone not found')
    if (role !== undefined) await endPlay(tx, phone)
    if (role) await runScriptedPhones(tx, { isLate: true })
    await notifyChange(
      tx,
      set.map(({ organizationId }) => organizationId),
      ['texts'],
    )
  })
  return { ok: true as const }
})

const dueText = z.object({ id: z.string(), outcome: z.nullable(z.string()) })
const dueReply = z.object({
  id: z.string(),
  organizationId: z.string(),
  phone: z.string(),
  to: z.nullable(z.string()),
  body: z.string(),
  isPlayed: z.boolean(),
})

/** One text arrives: shown on its phone, and its network speaks. A second try finds nothing to do. */
const deliverOne = (services: Services, now: Date) => async (id: string, outcome: string | null) =>
  await asPlatform(services)(async (tx) => await deliverSimulated(tx, id, outcome, now))

const receiveOne = (services: Services, now: Date) => async (reply: z.output<typeof dueReply>) =>
  await asPlatform(services)(async (tx) => {
    const isNew = await tx.run(sql`delete from simulated_replies where id = ${reply.id}`)
    // Anyone who opted out since is played no more.
    const isSilent =
      reply.isPlayed &&
      (await tx.run(
        sql`select from app.opt_out_marks(array[${reply.organizationId}]::uuid[], array[${reply.phone}])`,
      )) > 0
    if (isNew && !isSilent)
      await receiveText(
        tx,
        { vendorId: `simulated ${reply.id}`, from: reply.phone, to: reply.to, body: reply.body },
        services,
        now,
      )
  })

/**
 * Advances the clock of the caller's organization (platform staff: of all), lets played people answer what they got, and lets arrive
 * what is due, in its order. What a
 * stopped server left over is due at the next advance.
 */
export const simulatorClockRoute = external(simulatorClock, async ({ input, actor, transact, services, now }) => {
  checkSimulated(services)
  const due = await transact(async (tx) => {
    await tx.run(
      sql`insert into simulated_clocks (organization_id, minutes) select id, ${input.minutes}::int from organizations
          on conflict (organization_id) do update set minutes = simulated_clocks.minutes + excluded.minutes`,
    )
    await runScriptedPhones(tx, { isLate: false })
    const at = await tx.one(
      z.object({ clock: z.number() }),
      sql`select minutes as clock from simulated_clocks where organization_id = ${actor.organizationId}`,
    )
    const texts = await tx.rows(
      dueText,
      sql`select s.id, p.outcome from simulated_texts s join simulated_clocks k on k.organization_id = s.organization_id and s.arrives_at <= k.minutes
          left join simulated_phones p on p.organization_id = s.organization_id and p.phone = s.to_phone
          where ${tenantCondition(tx, 's')} and s.is_coming order by s.arrives_at, s.at, s.id`,
    )
    const replies = await tx.rows(
      dueReply,
      sql`select r.id, r.organization_id as "organizationId", r.phone, r.to_phone as "to", r.body,
        r.text_id is not null as "isPlayed" from simulated_replies r
        join simulated_clocks k on k.organization_id = r.organization_id and r.arrives_at <= k.minutes
        where ${tenantCondition(tx, 'r')}
          order by r.arrives_at, r.at, r.id`,
    )
    await notifyChange(tx, [actor.organizationId], ['texts'])
    return { clock: at?.clock ?? 0, texts, replies }
  })
  for (const { id, outcome } of due.texts) await deliverOne(services, now)(id, outcome)
  for (const reply of due.replies) await receiveOne(services, now)(reply)
  return { clock: due.clock, texts: due.texts.length, replies: due.replies.length }
})
