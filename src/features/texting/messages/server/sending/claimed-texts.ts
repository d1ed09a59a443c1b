import { type SQL, sql } from 'drizzle-orm'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import type { Verdict } from '../../rules/check-send.ts'
import { explainDecline } from '../../rules/recipient.ts'
import { organizationFallback } from '../../rules/tags.ts'
import { loadGuards } from './guards.ts'
import { type ClaimedText, loadClaimed } from './load-claimed.ts'
import { findRepeated } from './repeats.ts'
import type { Settlement } from './settle-texts.ts'

type Moment = { now: Date; settings: Config }

/** Said of a text of an automation that someone of the clinic was faster than. */
const takenOver = 'Someone took over the conversation.'
const confirmWithinMs = 300_000

/**
 * A confirmation answers an opt-out within five minutes or not at all. The guard does not hold it, nor do paused texts:
 * it counts among the texts of a day, whose limit never holds it.
 */
const confirmation = (row: ClaimedText, now: Date): Verdict =>
  now.getTime() - Date.parse(row.createdAt) < confirmWithinMs
    ? { kind: 'now' }
    : { kind: 'skipped', because: 'A confirmation goes out within five minutes or not at all.' }

const stopped = (id: string, verdict: Verdict): Settlement[] => {
  if (verdict.kind === 'now') return []
  if (verdict.kind === 'skipped') return [{ id, status: 'failed', reason: verdict.because }]
  return [{ id, status: 'held', reason: verdict.because, sendAt: verdict.until?.toISOString() ?? null }]
}

/** From now on these texts count among those that left on the day of their organization. */
const countTexts = async (tx: Tx, texts: { id: string }[], now: Date) => {
  if (texts.length === 0) return
  await tx.run(
    sql`update text_messages m set parts = app.text_parts(m.message), cap_date = (${now.toISOString()}::timestamptz at time zone o.time_zone)::date
        from organizations o where o.id = m.organization_id and m.id = any(${sql.param(texts.map(({ id }) => id))}::uuid[])`,
  )
}

/**
 * Claimed texts of one organization, as a transport takes them; `claims` selects the ids and the
 * numbers they leave from. The guard looks once more:
 * `barred` holds who opted out or refused since, and whose window has closed, so that their text waits for the next one.
 */
const outgoing = async (tx: Tx, claims: SQL, { now, settings }: Moment) => {
  const rows = await loadClaimed(tx, claims, settings)
  const organizations = rows.map((row) => row.organizationId)
  const repeated = await findRepeated(
    tx,
    rows.map(({ id }) => id),
  )
  const moment = { now, settings, attested: false, sendAt: null, claims: true }
  const { guard, leaves } = await loadGuards(tx, organizations, moment)
  const confirmed = new Map(rows.filter(({ purpose }) => purpose).map((row) => [row.id, confirmation(row, now)]))
  for (const { id, organizationId } of rows) if (confirmed.get(id)?.kind === 'now') leaves(organizationId)
  const judged = rows.map((row) => ({
    row,
    verdict:
      confirmed.get(row.id) ??
      guard(row.organizationId, {
        ...row,
        phone: row.formattedNumber,
        impossible: row.badPhone,
        repeated: repeated.get(row.id) ?? null,
        declined: explainDecline({ ...row, at: row.declinedAt }),
        lastInbound: row.lastInbound ? new Date(row.lastInbound) : null,
      }),
  }))
  const leaving = judged.filter(({ row }) => !row.isTakenOver)
  const texts = leaving.filter(({ verdict }) => verdict.kind === 'now').map(({ row }) => row)
  const taken = judged
    .filter(({ row }) => row.isTakenOver)
    .map(({ row }): Settlement => ({ id: row.id, status: 'canceled', reason: takenOver }))
  await countTexts(tx, texts, now)
  return {
    organization: rows[0]?.organization?.trim() || organizationFallback,
    texts,
    barred: [...taken, ...leaving.flatMap(({ row, verdict }) => stopped(row.id, verdict))],
  }
}

/** The one text that someone waits for. */
export const claimText = async (tx: Tx, id: string, moment: Moment) =>
  await outgoing(
    tx,
    sql`with claimed as (select id, twilio_phone as leaves_from from text_messages where ${tenantCondition(tx)} and id = ${id})`,
    moment,
  )

/**
 * Claims up to `most` waiting texts of one organization out of a batch, or (no batch) of single ones; no other worker
 * claims the same. Each is stored with the number it leaves from: its organization's own, else the setting's. A paused
 * or canceled batch gives none.
 */
export const claimTexts = async (
  tx: Tx,
  from: { batchId?: string | undefined; organizationId: string },
  most: number,
  moment: Moment,
) => {
  const waiting = from.batchId
    ? sql`batch_id = ${from.batchId} and message_status = 'queued'
      and exists (select from text_batches b where ${tenantCondition(tx, 'b')} and b.id = ${from.batchId}
      and b.state = 'running')`
    : sql`batch_id is null and message_status = 'queued' and organization_id = ${from.organizationId}`
  return await outgoing(
    tx,
    sql`with first as (
          select organization_id from text_messages where ${tenantCondition(tx)} and ${waiting}
          order by organization_id, id limit 1 for update skip locked
        ), next as (
          select id from text_messages where ${tenantCondition(tx)} and ${waiting} and organization_id = (select organization_id from first)
          order by id limit ${most} for update skip locked
        ), claimed as (
          update text_messages m set message_status = 'sending', claimed_at = now(), cap_date = null,
            twilio_phone = (select coalesce(o.texting_number, ${moment.settings.textFrom}) from organizations o where o.id = m.organization_id)
          from next where ${tenantCondition(tx, 'm')} and m.id = next.id returning m.id, m.twilio_phone as leaves_from
        )`,
    moment,
  )
}
