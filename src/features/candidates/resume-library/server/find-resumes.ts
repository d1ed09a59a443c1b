import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { parseDay, toLocalDay } from '../../../../rules/day.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { pageSize } from '../../../../rules/words/count.ts'
import { formatRegistryAnswer } from '../../directory/rules/credential/describe-registry-answer.ts'
import { registryStatus } from '../../directory/server/public.ts'
import { findResumes } from '../contract/resume-library.ts'
import { findSnippets, splitSearch } from '../rules/snippets.ts'

const found = z.object({
  id: z.string(),
  full_name: z.string(),
  position: z.enum(positions),
  organization: z.string(),
  location: nullableText,
  city: nullableText,
  state: nullableText,
  status: z.string(),
  date_submitted: nullableText,
  has_video: z.boolean(),
  certification_number: nullableText,
  credential_status: z.nullable(registryStatus),
  credential_number: nullableText,
  credential_expires_on: nullableText,
  time_zone: z.string(),
  resume_text: nullableText,
})

/** Characters searched per résumé, and limits for one answer. */
const longest = 50_000
const batch = 100
const mostLooked = 2_000
const mostLetters = 10_000_000
const candidateWords = z.object({ id: z.string(), received_at: z.string(), resume_text: z.string() })
type SearchInput = z.output<typeof findResumes.input>

const escaped = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`)
const tooShort = 'Type at least 3 letters.'
const unreadable = 'Enter a date like 3/14/2026.'

const parseTypedDay = (typed: string, field: string) => {
  const day = parseDay(typed.trim())
  if (typed.trim() !== '' && !day) throw UserError.at(field, unreadable)
  return day
}

const buildFilters = (input: SearchInput, words: readonly string[]): SQL => {
  const [from, until] = [parseTypedDay(input.from, 'from'), parseTypedDay(input.until, 'until')]
  const parts: SQL[] = [sql`c.resume_text <> ''`]
  // Of a plain pattern the planner assumes that few match, and every résumé would be read and sorted, on all cores (decision 0037).
  for (const word of words)
    parts.push(sql`coalesce(lower(c.resume_text collate "und-x-icu") like ${`%${escaped(word)}%`}, false)`)
  if (input.position.length) parts.push(sql`c.position = any(${sql.param(input.position)}::text[])`)
  if (input.location.length) parts.push(sql`c.location_id = any(${sql.param(input.location)}::uuid[])`)
  if (from) parts.push(sql`c.date_submitted >= ${from}::date`)
  if (until) parts.push(sql`c.date_submitted <= ${until}::date`)
  if (input.hasVideo) parts.push(sql`btrim(coalesce(c.video_introduction, '')) <> ''`)
  if (input.hasNumber) parts.push(sql`app.is_certification(c.certification_number)`)
  return sql.join(parts, sql` and `)
}

/** Finds hits up to the requested page: résumés whose words match outside their contact lines, newest first. */
const findHits = async (tx: Tx, filters: SQL, words: readonly string[], wanted: number): Promise<string[]> => {
  const hits: string[] = []
  let [looked, letters] = [0, 0]
  let last: { received_at: string; id: string } | undefined
  while (hits.length < wanted && looked < mostLooked && letters < mostLetters) {
    const after = last ? sql`and (c.received_at, c.id) < (${last.received_at}::timestamptz, ${last.id}::uuid)` : sql``
    const rows = await tx.rows(
      candidateWords,
      sql`select c.id, c.received_at, left(c.resume_text, ${longest}) as resume_text from all_candidates c
          where ${tenantCondition(tx, 'c')} and ${filters} ${after} order by c.received_at desc, c.id desc limit ${batch}`,
    )
    hits.push(...rows.filter((row) => findSnippets(row.resume_text, words) !== null).map(({ id }) => id))
    looked += rows.length
    for (const { resume_text } of rows) letters += resume_text.length
    last = rows.at(-1)
    if (rows.length < batch) break
  }
  return hits
}

/** Reads the requested page, or the last one if that is past the end, and whether a next one exists. */
const loadPage = async (tx: Tx, input: SearchInput) => {
  const words = splitSearch(input.q)
  if (input.q.trim() !== '' && words.length === 0) throw UserError.at('q', tooShort)
  const filters = buildFilters(input, words)
  const cut = (page: number, ids: readonly string[]) => ({
    words,
    page,
    ids: ids.slice(0, pageSize),
    hasMore: ids.length > pageSize,
  })
  const until = input.page * pageSize + 1
  if (words.length > 0) {
    const hits = await findHits(tx, filters, words, until)
    const page = Math.min(input.page, Math.max(1, Math.ceil(hits.length / pageSize)))
    return cut(page, hits.slice((page - 1) * pageSize))
  }
  const at = async (page: number) => {
    const rows = await tx.rows(
      z.object({ id: z.string() }),
      sql`select c.id from all_candidates c where ${tenantCondition(tx, 'c')} and ${filters}
          order by c.received_at desc, c.id desc limit ${pageSize + 1} offset ${(page - 1) * pageSize}`,
    )
    return cut(
      page,
      rows.map(({ id }) => id),
    )
  }
  const found = await at(input.page)
  if (found.ids.length > 0 || input.page === 1) return found
  const all = await tx.one(
    z.object({ n: z.number() }),
    sql`select count(*)::int as n from all_candidates c where ${tenantCondition(tx, 'c')} and ${filters}`,
  )
  return await at(Math.max(1, Math.ceil((all?.n ?? 0) / pageSize)))
}

/** Résumés that hold every word outside their contact lines, newest first; a page past the end is the last one. */
export const findResumesRoute = query(findResumes, async ({ input, tx, now }) => {
  const { words, page, ids, hasMore } = await loadPage(tx, input)
  const rows = await tx.rows(
    found,
    sql`select c.id, c.full_name, c.position, o.name as organization, coalesce(l.name, c.location) as location, c.city, c.state, c.status,
          c.date_submitted, btrim(coalesce(c.video_introduction, '')) <> '' as has_video, c.certification_number, c.credential_status, c.credential_number,
          c.credential_expires_on, o.time_zone, left(c.resume_text, ${longest}) as resume_text
        from all_candidates c join organizations o on o.id = c.organization_id
        left join locations l on l.organization_id = c.organization_id and l.id = c.location_id
        where ${tenantCondition(tx, 'c')} and c.id = any(${sql.param(ids)}::uuid[]) order by c.received_at desc, c.id desc`,
  )
  return {
    rows: rows.map(({ full_name, has_video, resume_text, ...row }) => ({
      ...row,
      name: cleanName(full_name),
      hasVideo: has_video,
      registry: formatRegistryAnswer(row, toLocalDay(now, row.time_zone)),
      snippets: findSnippets(resume_text ?? '', words) ?? [],
    })),
    page,
    hasMore,
  }
})
