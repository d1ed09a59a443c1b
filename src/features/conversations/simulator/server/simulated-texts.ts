import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { findsName, toLikePattern } from '../../../../platform/server/to-like-pattern.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { extractDigits } from '../../../../rules/phone/phone.ts'
import { simulatedTexts } from '../contract/simulator.ts'
import { playedRoles } from '../rules/roles.ts'
import { selectSimulatedMinute } from './select-simulated-minute.ts'

const phone = z.object({
  phone: z.string(),
  name: z.string(),
  delay: z.number(),
  outcome: z.nullable(z.string()),
  role: z.nullable(z.enum(playedRoles)),
  texts: z.array(
    z.object({ id: z.string(), from: z.string(), body: z.string(), at: z.string(), arrivesIn: z.number() }),
  ),
  replies: z.array(z.object({ id: z.string(), body: z.string(), arrivesIn: z.number() })),
  total: z.number(),
})
const clock = z.object({ clock: z.number(), coming: z.number() })

/**
 * The simulated phones, the one that was texted last first: at most 20, the newest 30 texts of each. `total` counts the
 * phones, `coming` what is on its way.
 */
export const simulatedTextsRoute = query(simulatedTexts, async ({ input, tx, actor }) => {
  const q = input.q.trim().replaceAll('\u0000', '')
  const digits = extractDigits(q)
  // A link that makes an account is for those who may invite. Codes and notifications are for the colleague they were sent to.
  const mayInvite = actor.rights.includes('users:manage')
  const mayRead = sql`not exists (select from service_texts v where v.organization_id = s.organization_id and v.id = s.id
    and not case when v.kind = 'invitation' then ${mayInvite} else v.about = ${actor.userId}::uuid end)`
  const rows = await tx.rows(
    phone,
    sql`with found as (
          select s.to_phone, max(s.at) as newest from simulated_texts s left join all_candidates c on ${tenantCondition(tx, 'c')} and c.id = s.candidate_id
          where ${tenantCondition(tx, 's')} and ${mayRead} and (${q} = '' or s.body ilike ${toLikePattern(q)} or ${findsName(sql`c.full_name`, q)}
            or (${digits.length} >= 3 and s.to_phone like ${toLikePattern(digits)}))
          group by s.to_phone
        ), page as (select *, count(*) over ()::int as total from found order by newest desc, to_phone limit 20)
        select p.to_phone as phone, p.total, t.name, t.texts, coalesce(b.delay_minutes, 0) as delay, b.outcome, b.role, w.replies
        from page p cross join lateral (
          select coalesce((array_agg(n.full_name order by n.at desc) filter (where n.full_name is not null))[1], '') as name,
            json_agg(json_build_object('id', n.id, 'from', n.from_phone, 'body', n.body, 'at', to_char(n.at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'arrivesIn', case when n.is_coming then greatest(n.arrives_at - n.clock, 1) else 0 end)
              order by n.at desc, n.id) as texts
          from (select s.*, c.full_name, ${selectSimulatedMinute(sql`s.organization_id`)} as clock from simulated_texts s left
            join all_candidates c on ${tenantCondition(tx, 'c')} and c.id = s.candidate_id
                where ${tenantCondition(tx, 's')} and s.to_phone = p.to_phone and ${mayRead} order by s.at desc, s.id limit 30) n) t
        cross join lateral (
          select coalesce(json_agg(json_build_object('id', r.id, 'body', r.body, 'arrivesIn',
            greatest(r.arrives_at - ${selectSimulatedMinute(sql`r.organization_id`)}, 1))
            order by r.at desc, r.id), '[]') as replies from simulated_replies r where ${tenantCondition(tx, 'r')} and r.phone = p.to_phone) w
        left join lateral (select delay_minutes, outcome, role from simulated_phones where ${tenantCondition(tx)} and simulated_phones.phone = p.to_phone
          order by delay_minutes desc, organization_id limit 1) b on true
        order by p.newest desc, p.to_phone`,
  )
  const now = await tx.one(
    clock,
    sql`select ${selectSimulatedMinute(sql`${actor.organizationId}::uuid`)} as clock,
          ((select count(*) from simulated_texts where ${tenantCondition(tx)} and is_coming) + (select count(*)
            from simulated_replies where ${tenantCondition(tx)}))::int as coming`,
  )
  return {
    phones: rows.map((row) => ({ ...row, name: cleanName(row.name) })),
    total: rows[0]?.total ?? 0,
    clock: now?.clock ?? 0,
    coming: now?.coming ?? 0,
  }
})
