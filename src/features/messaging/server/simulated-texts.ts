import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../platform/server/query.ts'
import { cleanName } from '../../../rules/person-name.ts'
import { digitsOf } from '../../../rules/phone.ts'
import { simulatedTexts } from '../contract.ts'

const phone = z.object({
  phone: z.string(),
  name: z.string(),
  texts: z.array(z.object({ id: z.string(), from: z.string(), body: z.string(), at: z.string() })),
  total: z.number(),
})

const pattern = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** The simulated phones, the one that was texted last first: at most 50, the newest 30 texts of each. `total` counts the phones. */
export const simulatedTextsWay = query(simulatedTexts, async ({ input, tx }) => {
  const q = input.q.trim().replaceAll('\u0000', '')
  const digits = digitsOf(q)
  const rows = await tx.rows(
    phone,
    sql`with found as (
          select s.to_phone, max(s.at) as newest from simulated_texts s left join all_candidates c on c.id = s.candidate_id
          where ${q} = '' or s.body ilike ${pattern(q)} or c.full_name ilike ${pattern(q)}
            or (${digits.length} >= 3 and s.to_phone like ${pattern(digits)})
          group by s.to_phone
        ), page as (select *, count(*) over ()::int as total from found order by newest desc, to_phone limit 50)
        select p.to_phone as phone, p.total, t.name, t.texts
        from page p cross join lateral (
          select coalesce((array_agg(n.full_name order by n.at desc) filter (where n.full_name is not null))[1], '') as name,
            json_agg(json_build_object('id', n.id, 'from', n.from_phone, 'body', n.body, 'at', to_char(n.at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
              order by n.at desc, n.id) as texts
          from (select s.*, c.full_name from simulated_texts s left join all_candidates c on c.id = s.candidate_id
                where s.to_phone = p.to_phone order by s.at desc, s.id limit 30) n) t
        order by p.newest desc, p.to_phone`,
  )
  return {
    phones: rows.map((row) => ({ ...row, name: cleanName(row.name) })),
    total: rows[0]?.total ?? 0,
  }
})
