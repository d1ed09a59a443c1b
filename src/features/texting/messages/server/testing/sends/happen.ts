import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { insertRows } from '../../../../../../db/demo/insert.ts'
import { type Change, spell, type Target } from './people.ts'
import type { Rig } from './rig.ts'

const stops = [
  'STOP',
  'stop',
  'Unsubscribe',
  'Please stop texting me',
  'ya no me manden mensajes',
  'take me off your list',
]
const hourMs = 3_600_000

const threadRow = (rig: Rig, { id, organizationId, name, spelled, number }: Target, more: object = {}) => ({
  id: randomUUID(),
  organization_id: organizationId,
  candidate_id: id,
  candidate_type: 'rbt',
  candidate_name: name,
  phone_number: spelled,
  recipient_phone: `+1${number}`,
  twilio_phone: rig.world.services.config.textFrom,
  is_active: true,
  unread: 0,
  ...more,
})

/** The thread of someone, as it is when they wrote to us or something must be decided. */
export const openThreads = async (rig: Rig, targets: Target[]) => {
  const rows = targets.map((target) => threadRow(rig, target))
  await rig.world.inPlatform(async (tx) => {
    const list = JSON.stringify(rows)
    await tx.run(
      sql`insert into text_recipients (id, organization_id, candidate_id, candidate_type, candidate_name,
        phone_number, recipient_phone, twilio_phone, is_active, unread)
          select id, organization_id, candidate_id, candidate_type, candidate_name, phone_number, recipient_phone, twilio_phone, is_active, unread
          from jsonb_populate_recordset(null::text_recipients, ${list}::jsonb) on conflict (candidate_id, organization_id) do nothing`,
    )
  })
}

const ids = (targets: Target[]) => sql.param(targets.map(({ id }) => id))
const otherRecord = (rig: Rig, { number, organizationId }: Target, more: object = {}) => ({
  id: randomUUID(),
  organization_id: organizationId,
  full_name: 'Other Doe',
  phone_number: spell(rig.chance, number),
  position: 'RBT',
  status: 'Initial Inquiry',
  auto_scheduler_sent: false,
  text_consent: null,
  ...more,
})

/** Each change in one go for all whom it befalls; what is true is written down apart from the database. */
const deeds: Record<Change, (rig: Rig, targets: Target[]) => Promise<unknown>> = {
  'opted out here': async ({ world, truth }, targets) => {
    const rows = targets.map(({ number, organizationId }) => ({
      id: randomUUID(),
      organization_id: organizationId,
      phone: `+1${number}`,
      source: 'text',
      at: '2026-11-20T15:00:00Z',
    }))
    await world.inPlatform(
      async (tx) =>
        await tx.run(
          sql`insert into opt_outs (id, organization_id, phone, source, at) select id, organization_id, phone, source, at
              from jsonb_populate_recordset(null::opt_outs, ${JSON.stringify(rows)}::jsonb) on conflict do nothing`,
        ),
    )
    for (const { number, organizationId } of targets) truth.optedOutAt.add(`${organizationId} ${number}`)
  },
  'opted out of the service': async ({ world, truth }, targets) => {
    await world.inPlatform(
      async (tx) =>
        await tx.run(
          sql`insert into app.opt_outs_everywhere (phone)
            select unnest(${sql.param(targets.map(({ number }) => `+1${number}`))}::text[]) on conflict do nothing`,
        ),
    )
    for (const { number } of targets) truth.optedOut.add(number)
  },
  'opted out on a record with another spelling': async (rig, targets) => {
    const others = targets.map((target) => ({ target, row: otherRecord(rig, target) }))
    const threads = others.map(({ target, row }) =>
      threadRow(rig, { ...target, id: row.id, spelled: row.phone_number }),
    )
    await rig.world.inPlatform(async (tx) => {
      await insertRows(
        tx,
        'all_candidates',
        others.map(({ row }) => row),
      )
      await insertRows(tx, 'text_recipients', threads)
    })
    await rig.each(threads, async ({ id, recipient_phone }) => {
      const said = await rig.post('platform', `/api/texts/threads/${id}/opt-out-decision`, { optedOut: true })
      if (said.status === 200) rig.truth.optedOut.add(recipient_phone.slice(2))
    })
  },
  'wrote STOP': async (rig, targets) => {
    await rig.each(targets, async ({ number }) => {
      rig.truth.optedOut.add(number)
      rig.truth.wrote.set(number, rig.moment.now)
      await rig.hear(number, rig.chance.pick(stops))
    })
  },
  refused: async ({ world, truth }, targets) => {
    await world.inPlatform(
      async (tx) =>
        await tx.run(sql`update all_candidates set text_consent = 'refused' where id = any(${ids(targets)}::uuid[])`),
    )
    for (const { number } of targets) truth.refused.add(number)
  },
  'refused on another record': async (rig, targets) => {
    const rows = targets.map((target) => otherRecord(rig, target, { text_consent: 'refused' }))
    await rig.world.inPlatform(async (tx) => await insertRows(tx, 'all_candidates', rows))
    for (const { number } of targets) rig.truth.refused.add(number)
  },
  'refused at another organization': async (rig, targets) => {
    const { own, foreign } = rig.world
    const rows = targets.map((target) => ({
      ...otherRecord(rig, target, { text_consent: 'refused' }),
      organization_id: target.organizationId === own.organizationId ? foreign.organizationId : own.organizationId,
    }))
    await rig.world.inPlatform(async (tx) => await insertRows(tx, 'all_candidates', rows))
    for (const { number } of targets) rig.truth.refused.add(number)
  },
  'consent taken back': async ({ world, truth }, targets) => {
    await world.inPlatform(
      async (tx) =>
        await tx.run(
          sql`update all_candidates set text_consent = null where id = any(${ids(targets)}::uuid[]) and text_consent = 'given'`,
        ),
    )
    for (const { number } of targets) truth.agreed.delete(number)
  },
  'must be decided': async (rig, targets) => {
    await openThreads(rig, targets)
    await rig.world.inPlatform(
      async (tx) =>
        await tx.run(
          sql`update text_recipients set opt_out_review_since = ${rig.moment.now.toISOString()} where candidate_id = any(${ids(targets)}::uuid[])`,
        ),
    )
    for (const { number } of targets) rig.truth.undecided.add(number)
  },
  'wrote something': async (rig, targets) => {
    await openThreads(rig, targets)
    const at = new Date(rig.moment.now.getTime() - rig.chance.pick([0.2, 3, 20, 23.9, 24.1, 40]) * hourMs)
    await rig.world.inPlatform(
      async (tx) =>
        await tx.run(
          sql`update text_recipients set last_inbound_at = ${at.toISOString()} where candidate_id = any(${ids(targets)}::uuid[])`,
        ),
    )
    for (const { number } of targets) rig.truth.wrote.set(number, at)
  },
}

/** What befalls these people now. */
export const happen = async (rig: Rig, of: (target: Target) => Change | null, targets: Target[]) => {
  const byChange = Map.groupBy(targets, of)
  for (const [change, befallen] of byChange) if (change !== null) await deeds[change](rig, befallen)
}
