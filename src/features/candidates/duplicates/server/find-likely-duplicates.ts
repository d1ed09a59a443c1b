import { listNamesToAsk } from '@reinforce/same-person/list-names-to-ask.ts'
import { prepareForMatch, scoreMatch } from '@reinforce/same-person/match-people.ts'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { cleanName } from '../../../../rules/person-name.ts'

const found = z.object({
  n: z.number(),
  among: z.number(),
  my_email: nullableText,
  my_phone: nullableText,
  my_credential: nullableText,
  id: z.string(),
  full_name: z.string(),
  position: z.enum(positions),
  status: z.string(),
  created_at: z.string(),
  city: nullableText,
  email_key: nullableText,
  phone_key: nullableText,
  credential_key: nullableText,
})
const most = 300

/** The person to match: typed values, or a stored record (`id`), which is not its own duplicate. */
export type LookedFor = {
  id: string | null
  full_name: string
  email_address: string | null
  phone_number: string | null
  city: string | null
  certification_number: string | null
}

/** Selects everyone whose index key matches, newest first. The comparison of persons comes later. */
const ofKeys = (organizationId: string): SQL => {
  const ofKey = (condition: SQL) =>
    sql`(select c.id, c.full_name, c.position, c.status, c.created_at, c.city, c.email_key, c.phone_key, c.credential_key
         from all_candidates c where c.organization_id = ${organizationId} and c.merged_into is null and ${condition}
         order by c.created_at desc limit ${most})`
  const keys = [
    sql`c.email_key = a.email_key`,
    sql`c.phone_key = a.phone_key`,
    sql`c.credential_key = a.credential_key`,
    sql`c.namesake_key = a.namesake_key`,
    sql`c.name_key = any(a.names)`,
    sql`c.second_name_key = any(a.names)`,
  ]
  return sql.join(keys.map(ofKey), sql` union `)
}

const serializeLookedFor = (people: readonly LookedFor[]) =>
  JSON.stringify(
    people.map(({ full_name, email_address, phone_number, city, certification_number }, n) => ({
      n,
      full_name,
      email: email_address,
      phone: phone_number,
      city,
      number: certification_number,
      pairs: listNamesToAsk(full_name),
    })),
  )

/** For each of the people the candidates of the organization who may be the same person, the likeliest first; each key asks its own index. */
export const findDuplicates = async (tx: Tx, organizationId: string, people: readonly LookedFor[], shown = 10) => {
  const rows = await tx.rows(
    found,
    sql`
      with asked as materialized (
        select n, app.email_key(email) as email_key, app.phone_key(phone) as phone_key, app.namesake_key(full_name, city) as namesake_key,
          nullif(left(regexp_replace(upper(number collate "C"), '[^A-Z0-9]', '', 'g'), 40), '') collate "default" as credential_key,
          (select array_agg(distinct app.name_sound(p.first) || '|' || app.name_sound(p.last))
            from jsonb_to_recordset(pairs) p (first text, last text)) as names
        from jsonb_to_recordset(${serializeLookedFor(people)}::jsonb) x (n int, full_name text, email text, phone text, city text, number text, pairs jsonb)
      )
      select a.n, (select coalesce(sum(k.n), 0)::int from candidate_counts k where k.organization_id = ${organizationId}) as among,
        a.email_key as my_email, a.phone_key as my_phone, a.credential_key as my_credential, f.*
      from asked a cross join lateral (${ofKeys(organizationId)}) f`,
  )
  const byPerson = Map.groupBy(rows, ({ n }) => n)
  return people.map((person, n) => {
    const candidates = (byPerson.get(n) ?? []).filter(({ id }) => id !== person.id)
    return candidates
      .flatMap((row) => {
        const { n: _, among, my_email, my_phone, my_credential, full_name, city, ...rest } = row
        const { email_key, phone_key, credential_key, ...shownRow } = rest
        const me = prepareForMatch({
          full_name: person.full_name,
          city: person.city,
          email_key: my_email,
          phone_key: my_phone,
          credential_key: my_credential,
        })
        const judged = scoreMatch(me, prepareForMatch({ full_name, city, email_key, phone_key, credential_key }), among)
        return judged ? [{ ...shownRow, name: cleanName(full_name), ...judged }] : []
      })
      .toSorted((a, b) => b.weight - a.weight || b.created_at.localeCompare(a.created_at))
      .slice(0, shown)
  })
}

/** Candidates of the organization who may be the same person as this one. */
export const findLikelyDuplicates = async (tx: Tx, organizationId: string, me: LookedFor, shown?: number) => {
  const [duplicates = []] = await findDuplicates(tx, organizationId, [me], shown)
  return duplicates
}
