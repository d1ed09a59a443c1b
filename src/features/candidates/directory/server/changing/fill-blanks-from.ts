import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { fields, type MergeableName } from '../../rules/fields.ts'
import { type Columns, planRevert } from '../../rules/merging/plan-revert.ts'
import { candidateScores } from '../../shapes/scores.ts'

const columnsIn = (names: readonly MergeableName[]): string[] =>
  names.flatMap((name): readonly string[] => fields[name].merges)
/** Columns that a résumé's reading also fills in. They return with the résumé. */
const readInResume = [...Object.keys(candidateScores.shape), 'certification_number', 'current_rbt']

const asJson = (alias: string, columns: readonly string[]): SQL =>
  sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(to_jsonb(${sql.identifier(alias)})) where key = any(${sql.param(columns)}::text[]))`

const filled = z.object({ before: z.record(z.string(), z.unknown()), after: z.record(z.string(), z.unknown()) })

/**
 * Takes fields over from another record of the same person, each with the columns that move along; both are locked by the caller. Answers
 * what was written: each column before and after. With a résumé comes, in `before` alone, what reading it will fill in.
 */
export const fillBlanksFrom = async (
  tx: Tx,
  { id, otherId }: { id: string; otherId: string },
  names: readonly MergeableName[],
): Promise<{ before: Columns; after: Columns }> => {
  const columns = columnsIn(names)
  if (columns.length === 0) return { before: {}, after: {} }
  const sets = columns.map((column) => sql`${sql.identifier(column)} = o.${sql.identifier(column)}`)
  const noted = names.includes('resume') ? [...columns, ...readInResume] : columns
  const done = await tx.one(
    filled,
    sql`with was as (select ${asJson('c', noted)} as before from all_candidates c where ${tenantCondition(tx, 'c')} and c.id = ${id}),
        done as (
          update all_candidates c set ${sql.join(sets, sql`, `)} from all_candidates o
            where ${tenantCondition(tx, 'c', 'o')} and c.id = ${id} and o.id = ${otherId}
          returning ${asJson('c', columns)} as after
        )
        select was.before, done.after from was, done`,
  )
  return done ?? { before: {}, after: {} }
}

type FillResult = { filled: readonly MergeableName[]; before: Columns; after: Columns }

/**
 * Removes data read from a résumé that goes: scores if they are the résumé's own, and a number and an answer it filled
 * in.
 */
const unread = async (tx: Tx, id: string, before: Columns) =>
  await tx.run(
    sql`update all_candidates c set
          ${sql.join(
            Object.keys(candidateScores.shape).map((name) => {
              const column = sql.identifier(name)
              return sql`${column} = case when s.is_used then was.${column} else c.${column} end`
            }),
            sql`, `,
          )},
          certification_number = case when c.certification_number = s.filled_certification and nullif(btrim(was.certification_number), '') is null
            then was.certification_number else c.certification_number end,
          current_rbt = case when s.filled_current_rbt and was.current_rbt is null then null else c.current_rbt end
        from resume_scores s, jsonb_populate_record(null::all_candidates, ${JSON.stringify(before)}::jsonb) was
        where ${tenantCondition(tx, 'c', 's')} and c.id = ${id} and s.organization_id = c.organization_id and s.candidate_id = c.id`,
  )

/**
 * Gives a record that was filled by a merge its own back, as `planRevert` decides; it is locked by the caller. Answers the columns that hold
 * their own again and the fields that stay. A file that goes is none of its earlier ones either: it is the other record's.
 */
export const revertFill = async (tx: Tx, id: string, { filled: names, before, after }: FillResult) => {
  const all = columnsIn(names)
  const row = await tx.one(
    z.object({ now: z.record(z.string(), z.unknown()) }),
    sql`select ${asJson('c', [...all, 'text_consent'])} as now from all_candidates c where ${tenantCondition(tx, 'c')} and c.id = ${id}`,
  )
  const { columns, stayed } = planRevert({ filled: names, before, after, now: row?.now ?? {} })
  if (columns.includes('resume_text')) await unread(tx, id, before)
  if (columns.length > 0)
    await tx.run(
      sql`update all_candidates c set ${sql.join(
        columns.map((column) => sql`${sql.identifier(column)} = was.${sql.identifier(column)}`),
        sql`, `,
      )} from jsonb_populate_record(null::all_candidates, ${JSON.stringify(before)}::jsonb) was where ${tenantCondition(tx, 'c')} and c.id = ${id}`,
    )
  const keys = ['resume_file', 'video_file'].map((column) => after[column]).filter((key) => typeof key === 'string')
  if (keys.length > 0)
    await tx.run(
      sql`update all_candidates c set earlier_files = (select coalesce(array_agg(k order by k), '{}')
        from unnest(c.earlier_files) k where not k = any(${sql.param(keys)}::text[]))
          where ${tenantCondition(tx, 'c')} and c.id = ${id} and c.earlier_files && ${sql.param(keys)}::text[]`,
    )
  return { columns, stayed }
}
