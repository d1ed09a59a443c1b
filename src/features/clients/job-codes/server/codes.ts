import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { toLikePattern } from '../../../../platform/server/to-like-pattern.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { pageSize } from '../../../../rules/words/count.ts'
import { type codesQuery, jobCode, jobCodes, resolveJobCode, suggestCode } from '../contract/job-codes.ts'
import { generateCode, proposeCodes } from '../rules/code.ts'
import { findTakenCodes } from './find-taken-codes.ts'

type CodesInput = z.output<typeof codesQuery>
const matching = ({ q, position, organization, active }: CodesInput): SQL => {
  const parts = [sql`true`]
  if (active !== 'all') parts.push(sql`j.is_active = ${active === 'active'}`)
  if (position.length) parts.push(sql`j.position = any(${sql.param(position)}::text[])`)
  if (organization.length) parts.push(sql`j.organization_id = any(${sql.param(organization)}::uuid[])`)
  if (q.trim())
    parts.push(
      sql`(j.code ilike ${toLikePattern(q)} or l.name ilike ${toLikePattern(q)} or o.name ilike ${toLikePattern(q)} or l.city ilike ${toLikePattern(q)})`,
    )
  return sql.join(parts, sql` and `)
}

const from = sql`job_codes j join organizations o on o.id = j.organization_id
  join locations l on l.organization_id = j.organization_id and l.id = j.location_id`

/** The codes of a filter by organization, place and code, with how they are used. */
export const findCodes = async (tx: Tx, asked: CodesInput, limit: number, offset: number) =>
  await tx.rows(
    jobCode,
    sql`with page as materialized (
          select j.id, row_number() over (order by o.name, l.name, j.code, j.id) as place from ${from}
            where ${matching(asked)} order by 2 limit ${limit} offset ${offset}
        )
        select j.id, j.code, j.organization_id, o.name as organization, j.location_id, l.name as location, l.city, l.state, j.position, j.is_active,
          j.first_used_at is not null as "isUsed", coalesce(n.candidates, 0) as candidates, n.last as "lastCandidateAt",
          (select p.id from job_post_tracker p where p.organization_id = j.organization_id and p.location_id = j.location_id
             and coalesce(p.position, 'RBT') = j.position and p.active limit 1) as post,
          (select r.code from job_codes r where ${tenantCondition(tx, 'r')} and r.id = j.replaced_by) as "replacedBy"
        from page join job_codes j on j.id = page.id join organizations o on o.id = j.organization_id
          join locations l on l.organization_id = j.organization_id and l.id = j.location_id
          left join lateral (select count(*)::int as candidates, max(c.received_at) as last from all_candidates c
            where c.organization_id = j.organization_id and c.job_code_id = j.id) n on true
        order by page.place`,
  )

/** A page of codes with the number of all that match. */
export const jobCodesRoute = query(jobCodes, async ({ input, tx }) => {
  const found = await tx.one(
    z.object({ total: z.number() }),
    sql`select count(*)::int as total from ${from} where ${matching(input)}`,
  )
  return { rows: await findCodes(tx, input, pageSize, (input.page - 1) * pageSize), total: found?.total ?? 0 }
})

const place = z.object({ organization_id: z.string(), organization: z.string(), location: z.string() })

/** Where codes are made: a place one may see. */
export const loadPlace = async (tx: Tx, locationId: string) => {
  const found = await tx.one(
    place,
    sql`select l.organization_id, o.name as organization, l.name as location from locations l
      join organizations o on o.id = l.organization_id where l.id = ${locationId}`,
  )
  if (!found) throw new UserError('not-found', 'Location not found')
  return found
}

/** A free code for a place and position. It is not reserved: adding it may still be refused. */
export const suggestCodeRoute = query(suggestCode, async ({ input, tx }) => {
  const { organization, location } = await loadPlace(tx, input.location_id)
  const of = { organization, location, position: input.position }
  const code = generateCode(of, await findTakenCodes(tx, proposeCodes(of)))
  if (!code) throw new UserError('conflict', 'All suggested codes for this location are taken. Enter your own.')
  return { code }
})

const lead = z.object({
  organization_id: z.string(),
  organization: z.string(),
  location_id: z.string(),
  location: z.string(),
  position: jobCode.shape.position,
  is_active: z.boolean(),
  is_open: z.boolean(),
  place_is_open: z.boolean(),
  replaced: z.nullable(z.string()),
})

/**
 * A sentence about where a code sends a candidate, in any case of letters; codes of no one, of closed places and
 * retired ones get their sentence, too.
 */
export const whereCodeLeadsRoute = query(resolveJobCode, async ({ input, tx }) => {
  const code = input.code.trim()
  const found = await tx.one(
    lead,
    sql`select j.organization_id, o.name as organization, j.location_id, l.name as location, j.position,
      j.is_active, lower(o.status) = 'active' as is_open, l.is_active as place_is_open, (select r.code
      from job_codes r where ${tenantCondition(tx, 'r')} and r.id = j.replaced_by) as replaced
        from ${from} where lower(j.code) = lower(${code})`,
  )
  const nowhere = { leads: false, at: null }
  if (!found) return { answer: `${code || 'An empty code'} isn’t a job code here.`, ...nowhere }
  const closed = found.is_open ? (found.place_is_open ? null : found.location) : found.organization
  if (found.is_active && closed)
    return {
      answer: `${code} sends no candidates now: ${closed} isn’t active, and its apply page shows that.`,
      ...nowhere,
    }
  if (found.is_active)
    return {
      answer: `${code} sends a candidate to ${found.organization}, ${found.location}, as ${found.position === 'RBT' ? 'an RBT' : 'a BCBA'}.`,
      leads: true,
      at: { organization_id: found.organization_id, location_id: found.location_id, position: found.position },
    }
  return {
    answer: `${code} is retired${found.replaced ? ` and replaced by ${found.replaced}` : ''}. Its apply page shows that.`,
    ...nowhere,
  }
})
