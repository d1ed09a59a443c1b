import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../platform/server/command.ts'
import type { Tx } from '../../../platform/server/database.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { mergeCandidates } from '../contract/merging.ts'
import { fields, type MergeableName, mergeableNames } from '../rules/fields.ts'
import { notFound } from './analysis.ts'

/** Whether a record has it: in any of the columns that move along, but a consent without a number is no phone. */
const partOf = (name: MergeableName): SQL => {
  const columns = fields[name].kind === 'phone' ? [name] : fields[name].merges
  return sql`coalesce(${sql.join(
    columns.map((column) => sql`nullif(btrim(${sql.identifier(column)}::text), '')`),
    sql`, `,
  )})`
}

const record = z.object({
  id: z.string(),
  organization_id: z.string(),
  merged_into: z.nullable(z.string()),
  parts: z.array(z.enum(mergeableNames)),
})

/** Both records in the order of their ids, so that two people who merge them the other way round wait and do not block each other. */
const lockBoth = async (tx: Tx, id: string, otherId: string) => {
  const parts = mergeableNames.map((part) => sql`case when ${partOf(part)} is not null then ${part} end`)
  const rows = await tx.rows(
    record,
    sql`select id, organization_id, merged_into, array_remove(array[${sql.join(parts, sql`, `)}]::text[], null) as parts
        from all_candidates where id in (${id}, ${otherId}) order by id for update`,
  )
  const kept = rows.find((row) => row.id === id)
  const other = rows.find((row) => row.id === otherId)
  if (!kept || !other || kept.organization_id !== other.organization_id) throw notFound()
  return { kept, other }
}

const fill = async (tx: Tx, id: string, otherId: string, filled: readonly MergeableName[]) => {
  const columns = filled
    .flatMap((part): readonly string[] => fields[part].merges)
    .map((name) => sql`${sql.identifier(name)} = o.${sql.identifier(name)}`)
  if (columns.length > 0)
    await tx.run(
      sql`update all_candidates c set ${sql.join(columns, sql`, `)} from all_candidates o where c.id = ${id} and o.id = ${otherId}`,
    )
}

/** Everything that is about the other record is about the kept one from now on. */
const moveRecords = async (tx: Tx, id: string, otherId: string, organizationId: string) => {
  const move = async (table: string) =>
    await tx.run(
      sql`update ${sql.identifier(table)} set candidate_id = ${id} where organization_id = ${organizationId} and candidate_id = ${otherId}`,
    )
  await tx.run(
    sql`update text_recipients set candidate_id = ${id} where organization_id = ${organizationId} and candidate_id = ${otherId}
        and not exists (select 1 from text_recipients r where r.organization_id = ${organizationId} and r.candidate_id = ${id})`,
  )
  await tx.run(
    sql`update text_notes n set recipient_id = mine.id from text_recipients mine, text_recipients theirs
        where n.organization_id = ${organizationId} and n.recipient_id = theirs.id and theirs.candidate_id = ${otherId} and mine.candidate_id = ${id}
          and theirs.organization_id = ${organizationId} and mine.organization_id = ${organizationId}`,
  )
  const texts = await tx.run(
    sql`update text_messages m set candidate_id = ${id}, recipient_id = mine.id from text_recipients mine
        where m.organization_id = ${organizationId} and m.candidate_id = ${otherId} and mine.organization_id = ${organizationId} and mine.candidate_id = ${id}`,
  )
  await tx.run(sql`select app.move_text_drafts(${organizationId}, ${otherId}, ${id})`)
  await move('interview_offers')
  await tx.run(
    sql`update document_files f set candidate_id = ${id}, name = case when f.folder_id is null and f.deleted_at is null and exists (
            select from document_files mine where mine.organization_id = ${organizationId} and mine.candidate_id = ${id} and mine.folder_id is null
              and mine.deleted_at is null and lower(mine.name) = lower(f.name))
          then left(f.id::text, 8) || ' ' || f.name else f.name end
        where f.organization_id = ${organizationId} and f.candidate_id = ${otherId}`,
  )
  return { texts, notes: await move('candidate_notes'), interviews: await move('interviews') }
}

/** Keeps one of two records of a person. Whoever refused texts in either has refused them; the other record stays, archived, and points here. */
export const mergeCandidatesWay = command(mergeCandidates, async ({ input, tx }) => {
  const { id, other_id, take } = input
  const { kept, other } = await lockBoth(tx, id, other_id)
  if (id === other_id)
    throw new Refusal('invalid', 'Choose another record than this one.', {
      fields: { other_id: 'Choose another record than this one.' },
    })
  if (kept.merged_into || other.merged_into)
    throw new Refusal('conflict', 'One of the two was already merged. Open the page again to see with whom.')
  const filled = mergeableNames.filter(
    (part) => other.parts.includes(part) && (take.includes(part) || !kept.parts.includes(part)),
  )
  const refused = await tx.one(
    z.object({ source: z.nullable(z.string()) }),
    sql`select text_consent_source as source from all_candidates where id in (${id}, ${other_id}) and text_consent = 'refused' limit 1`,
  )
  await fill(tx, id, other_id, filled)
  if (refused)
    await tx.run(
      sql`update all_candidates set text_consent = 'refused', text_consent_source = ${refused.source} where id = ${id} and text_consent is distinct from 'refused'`,
    )
  const moved = await moveRecords(tx, id, other_id, kept.organization_id)
  await tx.run(
    sql`update all_candidates set status = 'Archived', archive_reason = 'Duplicate', merged_into = ${id} where id = ${other_id}`,
  )
  const fact = { name: 'candidate.merged', organizationId: kept.organization_id }
  return {
    reply: { filled, moved },
    facts: [
      { ...fact, about: id, after: { other_id, filled: filled.join(', '), ...moved } },
      { ...fact, name: 'candidate.mergedAway', about: other_id, after: { kept_id: id } },
    ],
  }
})
