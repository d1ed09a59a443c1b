import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { candidateScores } from '../../shapes/scores.ts'

type Scores = z.output<typeof candidateScores>
/**
 * `isOurs`: the current scores were applied this way too. `certification_number`: one that the résumé claims, in case
 * it is blank.
 */
export type GivenScores = Scores & {
  id: string
  organization_id: string
  isOurs: boolean
  certification_number: string | null
  current_rbt: boolean
}

const applied = z.object({
  id: z.string(),
  organization_id: z.string(),
  before: z.number(),
  after: z.number(),
  /** Whether the scores were taken; else others were delivered and stay. */
  filled: z.boolean(),
  /** The number that was filled in because it was blank. */
  number: z.nullable(z.string()),
  rbt: z.boolean(),
})

const names = Object.keys(candidateScores.shape) as (keyof Scores)[]
const columns = (alias: string) => names.map((name) => sql`${sql.identifier(alias)}.${sql.identifier(name)}`)
const isBlank = sql.join(
  [...columns('c'), ...columns('b')].map((column) => sql`nullif(btrim(${column}), '') is null`),
  sql` and `,
)
const taken = sql.join(
  names.map(
    (name) =>
      sql`${sql.identifier(name)} = case when l.filled and not l.is_score_hidden then g.${sql.identifier(name)} else c.${sql.identifier(name)} end`,
  ),
  sql`, `,
)
const aside = sql.join(
  names.map((name) => sql`${sql.identifier(name)} = g.${sql.identifier(name)}`),
  sql`, `,
)
const shape = sql.join(
  names.map((name) => sql`${sql.identifier(name)} text`),
  sql`, `,
)

/**
 * Gives many candidates the scores of their résumés in one statement, in the order of their ids. Scores that others delivered stay, and so do
 * a certification number and an answer to "currently an RBT" that are there. In the blind sample they are put aside. Writes no event: what
 * happened is the caller's to tell.
 */
export const applyScores = async (tx: Tx, given: readonly GivenScores[]) => {
  if (given.length === 0) return []
  return await tx.rows(
    applied,
    sql`with g as (
          select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r(id uuid, organization_id uuid, "isOurs" boolean,
            certification_number text, current_rbt boolean, ${shape})
        ), l as (
          select c.id, c.organization_id, c.fit_sort as before, c.is_score_hidden, g."isOurs" or (${isBlank}) as filled,
            case when nullif(btrim(c.certification_number), '') is null and c.certification_received is null then g.certification_number end as number,
            g.current_rbt and c.current_rbt is null as rbt
          from all_candidates c join g on g.organization_id = c.organization_id and g.id = c.id
            left join blind_reviews b on c.is_score_hidden and b.organization_id = c.organization_id and b.candidate_id = c.id
          order by c.id for no key update of c
        ), aside as (
          update blind_reviews b set ${aside} from l join g on g.organization_id = l.organization_id and g.id = l.id
          where l.is_score_hidden and l.filled and b.organization_id = l.organization_id and b.candidate_id = l.id and b.decided_at is null
        ), changed as (
          update all_candidates c set ${taken}, certification_number = coalesce(l.number, c.certification_number),
            current_rbt = case when l.rbt then true else c.current_rbt end
          from l join g on g.organization_id = l.organization_id and g.id = l.id
          where c.organization_id = l.organization_id and c.id = l.id and (l.filled or l.number is not null or l.rbt)
          returning c.id, c.fit_sort as after
        )
        select l.id, l.organization_id, l.before, coalesce(changed.after, l.before) as after, l.filled, l.number, l.rbt
        from l left join changed on changed.id = l.id order by l.id`,
  )
}
