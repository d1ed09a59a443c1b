import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { unmergePersonalData } from '../../../../platform/server/merging/merge-personal-data.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { mergeableNames } from '../../directory/rules/fields.ts'
import { findOverwritten } from '../../directory/rules/merging/plan-revert.ts'
import { type CandidateChange, changeCandidate, createNotFound, revertFill } from '../../directory/server/public.ts'
import { shareHolds } from '../../legal-holds/server/public.ts'
import { unmergeCandidates } from '../contract/duplicates.ts'
import { asMerged, isAskedFor, mergeErasure, movedTables } from './merged.ts'

const record = z.object({
  id: z.string(),
  organization_id: z.string(),
  merged_into: nullableText,
  status: z.string(),
  archive_reason: nullableText,
  text_consent: nullableText,
  text_consent_source: nullableText,
  text_consent_at: nullableText,
  erasure_due_on: nullableText,
  erase_reason: nullableText,
})
type Standing = z.output<typeof record>

const columns = z.record(z.string(), z.unknown())
const merge = z.object({
  merged_at: z.string(),
  filled: z.array(z.enum(mergeableNames)),
  kept_before: columns,
  kept_after: columns,
  other_before: z.object({
    status: z.string(),
    archive_reason: nullableText,
    text_consent: nullableText,
    erasure_due_on: nullableText,
  }),
  written: columns,
})
type Merge = z.output<typeof merge>

const notMerged = () => new UserError('conflict', 'This record is no longer merged. Reload the page to see both.')

/** Returns the error for a missing record: erased if that is known, else not found. */
const missing = async (tx: Tx, id: string) => {
  const wasErased = await tx.run(
    sql`select from events where ${tenantCondition(tx)} and about = ${id} and name = 'candidate.erased' limit 1`,
  )
  return wasErased > 0
    ? new UserError('conflict', 'This record was permanently deleted, so you can’t undo its merge.')
    : createNotFound()
}

/** Locks both records in the order of their ids, as a merge does. Throws if the merge cannot be undone. */
const lockMerged = async (tx: Tx, id: string) => {
  const seen = await tx.one(
    z.object({ organization_id: z.string(), merged_into: nullableText }),
    sql`select organization_id, merged_into from all_candidates where ${tenantCondition(tx)} and id = ${id}`,
  )
  if (!seen) throw await missing(tx, id)
  if (!seen.merged_into) throw notMerged()
  const rows = await tx.rows(
    record,
    sql`select id, organization_id, merged_into, status, archive_reason, text_consent, text_consent_source, text_consent_at, erasure_due_on, erase_reason
        from all_candidates where organization_id = ${seen.organization_id} and id in (${id}, ${seen.merged_into}) order by id for update`,
  )
  const other = rows.find((row) => row.id === id)
  const kept = rows.find((row) => row.id === seen.merged_into)
  if (!other || !kept || other.merged_into !== kept.id) throw notMerged()
  if (kept.merged_into)
    throw new UserError('conflict', 'The kept record was merged into another one since. Undo that merge first.')
  return { kept, other }
}

/** Removes the stored changes of the merge and returns them. A second caller finds nothing. */
const takeMerge = async (tx: Tx, { kept, other }: { kept: Standing; other: Standing }): Promise<Merge> => {
  const found = await tx.one(
    merge,
    sql`delete from candidate_merges where organization_id = ${kept.organization_id} and other_id = ${other.id} and kept_id = ${kept.id}
        returning merged_at, filled, kept_before, kept_after, other_before, written`,
  )
  if (!found) throw new UserError('conflict', 'This merge is older than the undo feature, so it can’t be undone.')
  return found
}

/**
 * Corrects later merges into the same record: an earlier value that this merge wrote becomes the one from before it.
 */
const mendLater = async (tx: Tx, kept: Standing, mine: Merge) => {
  const later = await tx.rows(
    z.object({ id: z.string(), kept_before: columns }),
    sql`select id, kept_before from candidate_merges
      where organization_id = ${kept.organization_id} and kept_id = ${kept.id} and merged_at >= ${mine.merged_at}`,
  )
  for (const { id, kept_before } of later) {
    const under = findOverwritten({ before: mine.kept_before, after: mine.kept_after }, kept_before)
    if (under)
      await tx.run(
        sql`update candidate_merges set kept_before = kept_before || ${JSON.stringify(under)}::jsonb
            where organization_id = ${kept.organization_id} and id = ${id}`,
      )
  }
}

const refusalFrom = (said: Standing, other: Standing): CandidateChange =>
  said.text_consent === 'refused' && other.text_consent !== 'refused'
    ? {
        text_consent: 'refused',
        text_consent_source: said.text_consent_source,
        text_consent_at: said.text_consent_at,
      }
    : {}

/**
 * Applies a refusal of texts or a deletion request of one record to both, as it is the person's. Values of the other
 * record from before the merge were adopted then; later ones of the kept record are newer.
 */
const holdForBoth = async (tx: Tx, kept: Standing, other: Standing, was: Merge['other_before']) => {
  const saidSince = {
    ...other,
    text_consent: other.text_consent === was.text_consent ? null : other.text_consent,
    erasure_due_on: other.erasure_due_on === was.erasure_due_on ? null : other.erasure_due_on,
  }
  for (const [from, to] of [
    [kept, other],
    [saidSince, kept],
  ] as const) {
    const change = { ...refusalFrom(from, to), ...mergeErasure(from, to) }
    if (Object.keys(change).length > 0) await changeCandidate(tx, to, change)
  }
}

const newerThan = async (tx: Tx, kept: Standing, at: string) =>
  (await tx.one(
    z.object({ notes: z.number(), texts: z.number() }),
    sql`select (select count(*)::int from candidate_notes n
      where n.organization_id = ${kept.organization_id} and n.candidate_id = ${kept.id}
      and n.created_at > ${at}) as notes,
          (select count(*)::int from text_messages m
            where m.organization_id = ${kept.organization_id} and m.candidate_id = ${kept.id}
            and m.created_at > ${at}) as texts`,
  )) ?? { notes: 0, texts: 0 }

/** Separates the other record again, in its earlier status unless that changed since. */
const restoreStatus = async (tx: Tx, other: Standing, { status, archive_reason }: Merge['other_before']) => {
  const isAsMerged = other.status === asMerged.status && other.archive_reason === asMerged.archive_reason
  await changeCandidate(tx, other, { merged_into: null, ...(isAsMerged ? { status, archive_reason } : {}) })
  if (isAsMerged && status !== asMerged.status)
    await tx.run(sql`select app.forget_detour(${other.organization_id}, ${other.id}, ${asMerged.status})`)
  return isAsMerged
}

const pieces = Object.keys(movedTables) as (keyof typeof movedTables)[]
const countRows = (rows: unknown) => (Array.isArray(rows) ? rows.length : 0)

/**
 * Undoes a merge: moved rows return if they still exist, fields of the kept record if they still have the merge's
 * values. Later changes stay with the kept record. A refusal of texts, a deletion request, and a legal hold are for both. Throws for
 * a record that is not merged, one whose kept record was merged again, and a merge without stored changes.
 */
export const unmergeCandidatesRoute = command(unmergeCandidates, async ({ input, tx, traces, now }) => {
  const { kept, other } = await lockMerged(tx, input.id)
  const mine = await takeMerge(tx, { kept, other })
  const newer = await newerThan(tx, kept, mine.merged_at)
  const fill = { filled: mine.filled, before: mine.kept_before, after: mine.kept_after }
  const { columns: restoredColumns, stayed } = await revertFill(tx, kept.id, fill)
  await mendLater(tx, kept, mine)
  const merged = {
    organizationId: kept.organization_id,
    keptId: kept.id,
    otherId: other.id,
    columns: restoredColumns,
  }
  const counts = await unmergePersonalData(tx, traces, merged, mine.written)
  await holdForBoth(tx, kept, other, mine.other_before)
  await shareHolds(tx, { organizationId: kept.organization_id, ids: [kept.id, other.id], now })
  const isAsBefore = await restoreStatus(tx, other, mine.other_before)
  const back = { notes: 0, texts: 0, interviews: 0, documents: 0 }
  let moved = 0
  for (const piece of pieces) {
    back[piece] = counts[movedTables[piece]] ?? 0
    moved += countRows(mine.written[movedTables[piece]])
  }
  const reply = {
    restored: mine.filled.filter((name) => !stayed.includes(name)),
    back,
    stayed: {
      fields: stayed,
      newer,
      gone: moved - back.notes - back.texts - back.interviews - back.documents,
      status: !isAsBefore,
      refusal: kept.text_consent === 'refused' || other.text_consent === 'refused',
      erasure: isAskedFor(kept) || isAskedFor(other),
    },
  }
  const event = { name: 'candidate.unmerged', organizationId: kept.organization_id }
  return {
    reply,
    events: [
      { ...event, about: kept.id, after: { other_id: other.id, restored: reply.restored.join(', '), ...back } },
      { ...event, name: 'candidate.unmergedAway', about: other.id, after: { kept_id: kept.id, ...back } },
    ],
  }
})
