import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { moveRows } from '../../../../platform/server/merging/merge-personal-data.ts'
import type { MergedPair, ReversibleMerge, UndoNotes } from '../../../../platform/server/personal-data.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

const bothThreads = ({ organizationId, keptId, otherId }: MergedPair) =>
  sql`mine.organization_id = ${organizationId} and theirs.organization_id = ${organizationId}
      and mine.candidate_id = ${keptId} and theirs.candidate_id = ${otherId}`

const thread = z.looseObject({ id: z.string() })
const marks = z.object({
  opt_out_review_since: z.nullable(z.string()),
  bad_phone: z.nullable(z.string()),
  bad_phone_reason: z.nullable(z.string()),
})
/** The effect of a merge on the threads: the other record's moved, as it was then; or both stayed, with their marks. */
const threadsWritten = z.union([
  z.object({ moved: thread }),
  z.object({ mine: z.string(), was: marks, wrote: marks, theirs: z.nullable(z.string()) }),
])
type ThreadsWritten = z.output<typeof threadsWritten>

/** Returns the effect of the merge on the threads; null when the other record had none. */
export const parseThreadsWritten = (written: UndoNotes): ThreadsWritten | null => {
  const read = threadsWritten.safeParse(written.text_recipients)
  return read.success ? read.data : null
}

/**
 * Where both have a thread the more careful side wins: an open question (they may have opted out) stays open, and of another number
 * it stays open there, too; a bad number is taken along when it is the kept record's.
 */
const joinMarks = async (tx: Tx, merged: MergedPair) => {
  const { organizationId, keptId } = merged
  const both = await tx.one(
    z.object({ mine: z.string(), was: marks, wrote: marks, theirs: z.nullable(z.string()) }),
    sql`with kept as (
          select app.text_number(phone_key) as number from all_candidates where organization_id = ${organizationId} and id = ${keptId}
        ), was as (select mine.id, to_jsonb(mine) as marks, theirs.opt_out_review_since
          from text_recipients mine, text_recipients theirs where ${bothThreads(merged)}),
        joined as (
          update text_recipients mine set opt_out_review_since = least(mine.opt_out_review_since, theirs.opt_out_review_since),
            bad_phone = case when theirs.bad_phone = kept.number then theirs.bad_phone else mine.bad_phone end,
            bad_phone_reason = case when theirs.bad_phone = kept.number then theirs.bad_phone_reason else mine.bad_phone_reason end
          from text_recipients theirs, kept where ${tenantCondition(tx, 'mine', 'theirs')} and ${bothThreads(merged)}
          returning mine.id, to_jsonb(mine) as marks
        )
        select was.id as mine, was.marks as was, joined.marks as wrote, was.opt_out_review_since as theirs from was join joined on joined.id = was.id`,
  )
  await tx.run(
    sql`update text_recipients theirs set opt_out_review_since = null from text_recipients mine
        where ${tenantCondition(tx, 'theirs', 'mine')} and ${bothThreads(merged)}
          and theirs.recipient_phone = mine.recipient_phone and theirs.opt_out_review_since is not null`,
  )
  return both ?? null
}

/** The other record's thread goes back, unless it has another one by now. */
const returnThread = async (tx: Tx, { organizationId, keptId, otherId }: MergedPair, id: string) =>
  await tx.run(
    sql`update text_recipients set candidate_id = ${otherId} where organization_id = ${organizationId} and id = ${id} and candidate_id = ${keptId}
        and not exists (select from text_recipients r where r.organization_id = ${organizationId} and r.candidate_id = ${otherId})`,
  )

/**
 * Removes no mark that bars texts. A question that was open in the other thread is open there again while it is open in
 * the kept one; a number that was found bad since is bad with its owner; the kept record's own bad number is marked
 * again.
 */
const partMarks = async (
  tx: Tx,
  merged: MergedPair,
  { mine, was, wrote, theirs }: Extract<ThreadsWritten, { mine: string }>,
) => {
  const { organizationId, keptId, otherId } = merged
  const number = (id: string) =>
    sql`(select app.text_number(c.phone_key) from all_candidates c where c.organization_id = ${organizationId} and c.id = ${id})`
  await tx.run(
    sql`update text_recipients theirs set
          opt_out_review_since = case when mine.opt_out_review_since is null then theirs.opt_out_review_since
            else coalesce(theirs.opt_out_review_since, ${theirs}::timestamptz) end,
          bad_phone = case when mine.bad_phone = ${number(otherId)} then mine.bad_phone else theirs.bad_phone end,
          bad_phone_reason = case when mine.bad_phone = ${number(otherId)} then mine.bad_phone_reason else theirs.bad_phone_reason end
        from text_recipients mine where ${tenantCondition(tx, 'theirs', 'mine')} and ${bothThreads(merged)}`,
  )
  if (was.bad_phone === wrote.bad_phone) return
  await tx.run(
    sql`update text_recipients set bad_phone = ${was.bad_phone}, bad_phone_reason = ${was.bad_phone_reason}
        where organization_id = ${organizationId} and id = ${mine} and bad_phone = ${wrote.bad_phone} and bad_phone is distinct from ${number(keptId)}`,
  )
}

/** The thread moves where the kept record has none. */
export const mergeThreads: ReversibleMerge = {
  there: async (tx, merged) => {
    const { organizationId, keptId, otherId } = merged
    const moved = await tx.one(
      z.object({ moved: z.unknown() }),
      sql`with was as (select to_jsonb(t) as row from text_recipients t where t.organization_id = ${organizationId} and t.candidate_id = ${otherId}),
          moved as (
            update text_recipients set candidate_id = ${keptId} where organization_id = ${organizationId} and candidate_id = ${otherId}
              and not exists (select 1 from text_recipients r where r.organization_id = ${organizationId} and r.candidate_id = ${keptId}) returning 1
          )
          select was.row as moved from was, moved`,
    )
    return moved ? { count: 1, rows: moved } : { count: 0, rows: await joinMarks(tx, merged) }
  },
  back: async (tx, merged, written) => {
    const threads = parseThreadsWritten(written)
    if (!threads) return 0
    if ('moved' in threads) return await returnThread(tx, merged, threads.moved.id)
    await partMarks(tx, merged, threads)
    return 0
  },
}

/**
 * What came into a thread after it had moved stays with the kept record, in a thread of its own like this one. The thread is as it was
 * before the merge again, with all that was found out since about where texts must not go.
 */
export const splitThread = async (tx: Tx, { organizationId, keptId }: MergedPair, written: UndoNotes) => {
  const threads = parseThreadsWritten(written)
  if (!threads || !('moved' in threads)) return
  const { moved } = threads
  const row = JSON.stringify(moved)
  const isNew = await tx.run(
    sql`insert into text_recipients (organization_id, candidate_id, candidate_type, candidate_name, phone_number, recipient_phone, sender_name, twilio_phone,
          is_active, last_message_at, last_inbound_at, unread, opt_out_review_since, assigned_to, bad_phone, bad_phone_reason)
        select t.organization_id, ${keptId}, t.candidate_type, t.candidate_name, t.phone_number, t.recipient_phone, t.sender_name, t.twilio_phone,
          t.is_active, t.last_message_at, t.last_inbound_at, greatest(0, t.unread - was.unread),
            t.opt_out_review_since, t.assigned_to, t.bad_phone, t.bad_phone_reason
        from text_recipients t, jsonb_populate_record(null::text_recipients, ${row}::jsonb) was
        where t.organization_id = ${organizationId} and t.id = ${moved.id} on conflict (candidate_id, organization_id) do nothing`,
  )
  if (isNew === 0) return
  await tx.run(
    sql`update text_recipients t set candidate_type = was.candidate_type, candidate_name = was.candidate_name, phone_number = was.phone_number,
          recipient_phone = was.recipient_phone, sender_name = was.sender_name, twilio_phone = was.twilio_phone, is_active = was.is_active,
          last_message_at = was.last_message_at, last_inbound_at = was.last_inbound_at, unread = least(t.unread, was.unread), assigned_to = was.assigned_to
        from jsonb_populate_record(null::text_recipients, ${row}::jsonb) was where t.organization_id = ${organizationId} and t.id = ${moved.id}`,
  )
}

/** Deletes a thread of the kept record that only the merge brought, once it is empty and has no mark. */
export const dropEmptyThread = async (tx: Tx, { organizationId, keptId }: MergedPair, written: UndoNotes) => {
  const threads = parseThreadsWritten(written)
  if (!threads) return
  const own = 'mine' in threads ? threads.mine : null
  await tx.run(
    sql`delete from text_recipients t where t.organization_id = ${organizationId} and t.candidate_id = ${keptId} and t.id is distinct from ${own}::uuid
        and t.opt_out_review_since is null and t.bad_phone is null
        and not exists (select from text_messages m where m.organization_id = t.organization_id and m.recipient_id = t.id)
        and not exists (select from text_notes n where n.organization_id = t.organization_id and n.recipient_id = t.id)`,
  )
}

/** Moves the other record's texts into the thread of the kept record; `mergeThreads` has run. */
export const mergeTexts: ReversibleMerge = {
  there: async (tx, { organizationId, keptId, otherId }) =>
    await moveRows(
      tx,
      sql`update text_messages m set candidate_id = ${keptId}, recipient_id = mine.id from text_recipients mine
          where m.organization_id = ${organizationId} and m.candidate_id = ${otherId}
            and mine.organization_id = ${organizationId} and mine.candidate_id = ${keptId} returning m.id`,
    ),
  back: async (tx, merged, written) => {
    const { organizationId, keptId, otherId } = merged
    const back = await tx.run(
      sql`update text_messages m set candidate_id = ${otherId}, recipient_id = theirs.id
          from text_recipients theirs, jsonb_to_recordset(${JSON.stringify(written.text_messages ?? [])}::jsonb) as k(id uuid)
          where m.organization_id = ${organizationId} and m.id = k.id and m.candidate_id = ${keptId}
            and theirs.organization_id = ${organizationId} and theirs.candidate_id = ${otherId}`,
    )
    const newer = sql`m.organization_id = ${organizationId} and m.candidate_id = ${keptId} and m.recipient_id in (
      select r.id from text_recipients r where r.organization_id = ${organizationId} and r.candidate_id = ${otherId})`
    if ((await tx.run(sql`select from text_messages m where ${newer} limit 1`)) === 0) return back
    await splitThread(tx, merged, written)
    await tx.run(
      sql`update text_messages m set recipient_id = mine.id from text_recipients mine
          where ${newer} and mine.organization_id = ${organizationId} and mine.candidate_id = ${keptId}`,
    )
    return back
  },
}

const drafts = z.object({ moved: z.array(z.unknown()), joined: z.array(z.unknown()) })

/** In the database: anyone who merges sees no one else's drafts. */
export const mergeDrafts: ReversibleMerge = {
  there: async (tx, { organizationId, keptId, otherId }) => {
    const done = await tx.one(
      z.object({ rows: drafts }),
      sql`select app.merge_text_drafts(${organizationId}, ${otherId}, ${keptId}) as rows`,
    )
    const count = done ? done.rows.moved.length + done.rows.joined.length : 0
    return { count, rows: count > 0 ? done?.rows : null }
  },
  back: async (tx, { organizationId, keptId, otherId }, { text_drafts: rows }) => {
    if (rows === undefined) return 0
    const done = await tx.one(
      z.object({ count: z.number() }),
      sql`select app.unmerge_text_drafts(${organizationId}, ${keptId}, ${otherId}, ${JSON.stringify(rows)}::jsonb) as count`,
    )
    return done?.count ?? 0
  },
}
