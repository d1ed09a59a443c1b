import type pg from 'pg'
import * as z from 'zod/mini'
import { loadStoredNames, type StoredNames } from './former-names.ts'

const ids = z.array(z.string())
const numbered = z.object({
  organization_id: z.string(),
  phone: z.string(),
  at: z.string(),
  source: z.string(),
  proof: z.nullable(z.string()),
})
const refused = z.object({ id: z.string(), source: z.nullable(z.string()), at: z.string() })
/** Keeps the name `erase_on`: the revocation files of every version hold it, and any version may read them. */
const leaving = z.object({ id: z.string(), erase_on: z.string() })

/**
 * What the log knows of the time after a moment: how much is lost by going back to it, and what was taken away since and must not
 * come back: texts, people, rights. Moments as ISO texts, `erase_on` as a day.
 */
export const laterShape = z.object({
  facts: z.number(),
  first: z.nullable(z.string()),
  last: z.nullable(z.string()),
  /** Open opt-outs that began since; `everywhere`: numbers that no organization texts. */
  optOuts: z.array(numbered),
  everywhere: z.array(z.string()),
  /** Candidates whose consent was refused since. */
  refused: z.array(refused),
  /** Candidates who are to be deleted; those who were deleted since, on the day of the moment. */
  leaving: z.array(leaving),
  /** Ids of what was revoked, withdrawn or closed since. */
  keys: ids,
  shares: ids,
  invitations: ids,
  people: ids,
  /** The people who still have a calendar address. */
  feeds: ids,
})
export type ChangesSince = z.output<typeof laterShape>

const queryIn = ({ events, erasure_due_on }: StoredNames) => `with m as (select $1::timestamptz as moment)
  select json_build_object(
    'facts', (select count(*)::int from ${events} where at > moment),
    'first', (select min(at) from ${events} where at > moment), 'last', (select max(at) from ${events} where at > moment),
    'optOuts', (select coalesce(json_agg(json_build_object('organization_id', organization_id, 'phone', phone, 'at',
      at, 'source', source, 'proof', proof)), '[]')
      from opt_outs where at > moment and ended_at is null),
    'everywhere', (select coalesce(json_agg(phone), '[]') from app.opt_outs_everywhere where at > moment),
    'refused', (select coalesce(json_agg(json_build_object('id', id, 'source', text_consent_source, 'at', text_consent_at)), '[]')
      from all_candidates where text_consent = 'refused' and text_consent_at > moment),
    'leaving', (select coalesce(json_agg(x), '[]') from (
      select distinct on (id) id, erase_on from (
        select about as id, to_char(moment at time zone 'UTC', 'YYYY-MM-DD') as erase_on from ${events}
          where name = 'candidate.erased' and at > moment and about is not null
        union all select id, ${erasure_due_on}::text from all_candidates where ${erasure_due_on} is not null) l order by id, erase_on) x),
    'keys', (select coalesce(json_agg(id), '[]') from api_keys where revoked_at > moment),
    'shares', (select coalesce(json_agg(id), '[]') from candidate_shares where withdrawn_at > moment),
    'invitations', (select coalesce(json_agg(id), '[]') from invitations where withdrawn_at > moment),
    'people', (select coalesce(json_agg(id), '[]') from reinforce_users where deactivated_at > moment),
    'feeds', (select coalesce(json_agg(user_id), '[]') from calendar_feeds)) as later from m`

const row = z.object({ later: laterShape })

/** Reads it as the superuser, in a database that was recovered to the end of its log. */
export const loadChangesSince = async (client: pg.Client, moment: Date): Promise<ChangesSince> => {
  const { rows } = await client.query(queryIn(await loadStoredNames(client)), [moment.toISOString()])
  return row.parse(rows[0]).later
}
