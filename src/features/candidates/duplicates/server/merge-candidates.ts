import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { mergePersonalData } from '../../../../platform/server/merging/merge-personal-data.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { fields, type MergeableName, mergeableNames } from '../../directory/rules/fields.ts'
import { changeCandidate, createNotFound, fillBlanksFrom } from '../../directory/server/public.ts'
import { mergeCandidates } from '../contract/duplicates.ts'
import { asMerged, mergeErasure } from './merged.ts'

/** Whether a record has it: in any of the columns that move along, but a consent or a registry's word without its number is nothing. */
const toMergedPart = (name: MergeableName): SQL => {
  const columns = fields[name].merges.filter((column) => !/^(text_consent|credential_)/.test(column))
  return sql`coalesce(${sql.join(
    columns.map((column) => sql`nullif(btrim(${sql.identifier(column)}::text), '')`),
    sql`, `,
  )})`
}

const merging = z.object({
  id: z.string(),
  organization_id: z.string(),
  merged_into: z.nullable(z.string()),
  erasure_due_on: z.nullable(z.string()),
  erase_reason: z.nullable(z.string()),
  status: z.string(),
  archive_reason: z.nullable(z.string()),
  text_consent: z.nullable(z.string()),
  parts: z.array(z.enum(mergeableNames)),
})

type Merging = z.infer<typeof merging>

/** Both records in the order of their ids, so that two people who merge them the other way round wait and do not block each other. */
const lockBoth = async (tx: Tx, id: string, otherId: string) => {
  const parts = mergeableNames.map((part) => sql`case when ${toMergedPart(part)} is not null then ${part} end`)
  const rows = await tx.rows(
    merging,
    sql`select id, organization_id, merged_into, erasure_due_on, erase_reason, status, archive_reason, text_consent,
      array_remove(array[${sql.join(parts, sql`, `)}]::text[], null) as parts
        from all_candidates where ${tenantCondition(tx)} and id in (${id}, ${otherId}) order by id for update`,
  )
  const kept = rows.find((row) => row.id === id)
  const other = rows.find((row) => row.id === otherId)
  if (!kept || !other || kept.organization_id !== other.organization_id) throw createNotFound()
  return { kept, other }
}

/** Reads the refusal of texts in one of these records as noted, source and time. The kept record's comes first. */
const loadRefusal = async (tx: Tx, id: string, otherId: string) =>
  await tx.one(
    z.object({ source: z.nullable(z.string()), at: z.nullable(z.string()) }),
    sql`select text_consent_source as source, text_consent_at as at from all_candidates
        where ${tenantCondition(tx)} and id in (${id}, ${otherId}) and text_consent = 'refused' order by id = ${id} desc limit 1`,
  )

/** Reads the other record's application answer without consent, if nothing is known for the kept one. */
const loadDeclined = async (tx: Tx, id: string, otherId: string) =>
  await tx.one(
    z.object({ source: z.string(), at: z.nullable(z.string()) }),
    sql`select o.text_consent_source as source, o.text_consent_at as at from all_candidates o
      join all_candidates k on ${tenantCondition(tx, 'k')} and k.id = ${id}
        where ${tenantCondition(tx, 'o')} and o.id = ${otherId} and o.text_consent is null and o.text_consent_source is not null
          and k.text_consent is null and k.text_consent_source is null`,
  )

/** Writes down what the merge changed, for as long as both records are there. */
const writeDown = async (
  tx: Tx,
  { kept, other }: { kept: Merging; other: Merging },
  done: { by: string; at: Date; filled: readonly string[]; before: unknown; after: unknown; written: unknown },
) => {
  const { status, archive_reason, text_consent, erasure_due_on } = other
  const was = { status, archive_reason, text_consent, erasure_due_on }
  await tx.run(
    sql`insert into candidate_merges (organization_id, kept_id, other_id, merged_at, merged_by, filled, kept_before, kept_after, other_before, written)
        values (${kept.organization_id}, ${kept.id}, ${other.id}, ${done.at.toISOString()}, ${done.by}, ${sql.param(done.filled)}::text[],
          ${JSON.stringify(done.before)}::jsonb, ${JSON.stringify(done.after)}::jsonb,
          ${JSON.stringify(was)}::jsonb, ${JSON.stringify(done.written)}::jsonb)`,
  )
}

/**
 * Keeps one of two records of a person. A refusal of texts in either holds for both, and a person who did not agree on
 * the other's application does not get the question again. The other record stays, archived, and points here. The
 * changes are stored, so that they can be undone.
 */
export const mergeCandidatesRoute = command(mergeCandidates, async ({ input, tx, traces, actor, now }) => {
  const { id, other_id, take } = input
  const { kept, other } = await lockBoth(tx, id, other_id)
  if (id === other_id) throw UserError.at('other_id', 'Choose a different record.')
  if (kept.merged_into || other.merged_into)
    throw new UserError('conflict', 'One of the two was already merged. Reload the page to see with which record.')
  const filled = mergeableNames.filter(
    (part) => other.parts.includes(part) && (take.includes(part) || !kept.parts.includes(part)),
  )
  const refused = await loadRefusal(tx, id, other_id)
  const fill = await fillBlanksFrom(tx, { id, otherId: other_id }, filled)
  const declined = refused ? undefined : await loadDeclined(tx, id, other_id)
  const consent = refused
    ? ({ text_consent: 'refused', text_consent_source: refused.source, text_consent_at: refused.at } as const)
    : declined
      ? { text_consent_source: declined.source, text_consent_at: declined.at }
      : {}
  const taken = { ...consent, ...mergeErasure(other, kept) }
  if (Object.keys(taken).length > 0) await changeCandidate(tx, kept, taken)
  const merged = {
    organizationId: kept.organization_id,
    keptId: id,
    otherId: other_id,
    columns: Object.keys(fill.after),
  }
  const { counts, written } = await mergePersonalData(tx, traces, merged)
  const moved = {
    texts: counts.text_messages ?? 0,
    notes: counts.candidate_notes ?? 0,
    interviews: counts.interviews ?? 0,
  }
  await changeCandidate(tx, other, { ...asMerged, merged_into: id })
  await writeDown(tx, { kept, other }, { by: actor.userId, at: now, filled, ...fill, written })
  const event = { name: 'candidate.merged', organizationId: kept.organization_id }
  return {
    reply: { filled, moved },
    events: [
      { ...event, about: id, after: { other_id, filled: filled.join(', '), ...moved } },
      { ...event, name: 'candidate.mergedAway', about: other_id, after: { kept_id: id } },
    ],
  }
})
