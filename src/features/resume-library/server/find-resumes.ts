import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { ofScope } from '../../../platform/server/of-scope.ts'
import { query } from '../../../platform/server/query.ts'
import { pageSize } from '../../../rules/count.ts'
import { parseDay } from '../../../rules/day.ts'
import { cleanName } from '../../../rules/person-name.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { findResumes } from '../contract.ts'
import { resumeWords, snippetsOf } from '../rules/snippets.ts'

const text = z.nullable(z.string())
const found = z.object({
  id: z.string(),
  full_name: z.string(),
  position: z.enum(['RBT', 'BCBA']),
  organization: z.string(),
  location: text,
  city: text,
  state: text,
  status: z.string(),
  date_submitted: text,
  has_video: z.boolean(),
  certification_number: text,
  resume_text: text,
})

const escaped = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`)
const tooShort = 'Type at least 3 letters.'
const unreadable = 'This date cannot be read. Write it like 3/14/2026.'

const dayOf = (typed: string, field: string) => {
  const day = parseDay(typed.trim())
  if (typed.trim() !== '' && !day) throw Refusal.at(field, unreadable)
  return day
}

/** Résumés that hold every word, newest first. A page asks for one row more than it shows, which tells whether there is a next one. */
export const findResumesRoute = query(findResumes, async ({ input, tx }) => {
  const words = resumeWords(input.q)
  if (input.q.trim() !== '' && words.length === 0) throw Refusal.at('q', tooShort)
  const [from, until] = [dayOf(input.from, 'from'), dayOf(input.until, 'until')]
  const parts: SQL[] = [sql`c.resume_text <> ''`]
  for (const word of words) parts.push(sql`lower(c.resume_text collate "und-x-icu") like ${`%${escaped(word)}%`}`)
  if (input.position.length) parts.push(sql`c.position = any(${sql.param(input.position)}::text[])`)
  if (input.location.length) parts.push(sql`c.location_id = any(${sql.param(input.location)}::uuid[])`)
  if (from) parts.push(sql`c.date_submitted >= ${from}::date`)
  if (until) parts.push(sql`c.date_submitted <= ${until}::date`)
  if (input.hasVideo) parts.push(sql`btrim(coalesce(c.video_introduction, '')) <> ''`)
  if (input.hasNumber) parts.push(sql`app.is_certification(c.certification_number)`)
  const rows = await tx.rows(
    found,
    sql`with page as materialized (
          select c.id from all_candidates c where ${ofScope(tx, 'c')} and ${sql.join(parts, sql` and `)}
          order by c.newest_at desc, c.id desc limit ${pageSize + 1} offset ${(input.page - 1) * pageSize}
        )
        select c.id, c.full_name, c.position, o.name as organization, coalesce(l.name, c.location) as location, c.city, c.state, c.status,
          c.date_submitted, btrim(coalesce(c.video_introduction, '')) <> '' as has_video, c.certification_number, left(c.resume_text, 50000) as resume_text
        from page join all_candidates c on c.id = page.id join organizations o on o.id = c.organization_id
        left join locations l on l.organization_id = c.organization_id and l.id = c.location_id order by c.newest_at desc, c.id desc`,
  )
  return {
    rows: rows.slice(0, pageSize).map(({ full_name, has_video, resume_text, ...row }) => ({
      ...row,
      name: cleanName(full_name),
      hasVideo: has_video,
      snippets: snippetsOf(resume_text ?? '', words),
    })),
    page: input.page,
    hasMore: rows.length > pageSize,
  }
})
