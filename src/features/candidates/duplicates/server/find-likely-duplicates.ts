import { listNamesToAsk } from '@reinforce/same-person/list-names-to-ask.ts'
import { measureNameReach, prepareForMatch, scoreMatch, threshold } from '@reinforce/same-person/match-people.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { selectAsked, selectNamesakes } from './select-namesakes.ts'

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

const noKeys = { email_key: null, phone_key: null, credential_key: null }

const pickShown = ({ id, full_name, position, status, created_at }: z.infer<typeof found>) => ({
  id,
  name: cleanName(full_name),
  position,
  status,
  created_at,
})

/** How many candidates the organization has. */
const selectSize = (organizationId: string) =>
  sql`(select coalesce(sum(k.n), 0) from candidate_counts k where k.organization_id = ${organizationId})`

/** The person to match: typed values, or a stored record (`id`), which is not its own duplicate. */
export type LookedFor = {
  id: string | null
  full_name: string
  email_address: string | null
  phone_number: string | null
  city: string | null
  certification_number: string | null
}

/** Null for a name that no one else can be found by. */
const getReach = (person: Pick<LookedFor, 'full_name' | 'city'>) => {
  const reach = measureNameReach(prepareForMatch({ ...person, ...noKeys }))
  return Number.isFinite(reach) ? reach : null
}

const serializeLookedFor = (people: readonly LookedFor[]) =>
  JSON.stringify(
    people.map(({ full_name, email_address, phone_number, city, certification_number }, n) => ({
      n,
      reach: getReach({ full_name, city }),
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
      with asked as materialized (${selectAsked(serializeLookedFor(people), selectSize(organizationId), threshold)})
      select a.n, ${selectSize(organizationId)}::int as among, a.email_key as my_email, a.phone_key as my_phone, a.credential_key as my_credential, f.*
      from asked a cross join lateral (${selectNamesakes(organizationId)}) f`,
    'prepared',
  )
  const byPerson = Map.groupBy(rows, ({ n }) => n)
  return people.map((person, n) => {
    const candidates = (byPerson.get(n) ?? []).filter(({ id }) => id !== person.id)
    const [first] = candidates
    if (!first) return []
    const { my_email: email_key, my_phone: phone_key, my_credential: credential_key } = first
    const { full_name, city } = person
    const me = prepareForMatch({ full_name, city, email_key, phone_key, credential_key })
    return candidates
      .flatMap((row) => {
        const judged = scoreMatch(me, prepareForMatch(row), row.among)
        return judged ? [{ ...pickShown(row), ...judged }] : []
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
