import { type SQL, sql } from 'drizzle-orm'
import type { Day } from '../../../rules/day.ts'
import { fieldOf } from '../../candidates/rules/fields.ts'
import { space } from '../../candidates/rules/position.ts'
import { furtherFields } from '../rules/export-row.ts'

/** Between cells that are looked at together. */
const mark = '\\x1f'
const blanks = space.slice(1, -1)
/** Some cell needs quotes, or would be taken for a formula. */
const special = `[",;\\r\\n]|(^|${mark})[=+@${blanks}-]|[${blanks}](${mark}|$)`
/** A number of the board in its own spelling. */
const plainNumber = '^RBT-[0-9]{2}-[0-9]{3,7}$'
const firstYear = '14'

/** One after the other; an empty cell is no text. Joined by hand: `concat` and `format` read each value twice. */
const joined = (cells: readonly SQL[], by: SQL) =>
  sql.join(
    cells.map((cell) => sql`coalesce(${cell}, '')`),
    sql` || ${by} || `,
  )

const further = furtherFields.map((name) => sql`c.${sql.identifier(name)}`)
/** The cells that hold what somebody typed, without those that are one of a few choices. */
const typed = [
  ...[sql`c.city`, sql`c.state`, sql`c.email_address`, sql`c.status`],
  ...further.filter((_, at) => fieldOf(furtherFields[at] ?? 'city').kind !== 'choice'),
]

/** Ten digits, or eleven with the 1 before them, however they are written, and no number from abroad. */
const isUsPhone = sql`(c.phone_number is null or (length(c.phone_digits) = 10 and c.phone_number not like '%+%')
  or ((length(c.phone_digits) = 10 or (length(c.phone_digits) = 11 and c.phone_digits like '1%')) and c.phone_number like '+1%')
  or (length(c.phone_digits) = 11 and c.phone_digits like '1%' and c.phone_number not like '%+%'))`
const phone = sql`case when c.phone_number is not null
  then format('(%s) %s-%s', right(left(c.phone_digits, -7), 3), left(right(c.phone_digits, 7), 3), right(c.phone_digits, 4)) end`

const registry = (today: Day) => sql`case
  when c.registry_state is null then ''
  when c.registry_state = 'claimed' then 'claimed'
  when c.registry_state = 'Not found' then 'not found'
  when c.registry_state = 'Expired' or c.credential_expires_on < ${today}::date then 'expired'
  when c.registry_state = 'Active' then 'verified'
  else 'inactive' end`

/**
 * Whether a candidate `c` is one whose line, the name aside, SQL writes as the rules do, to the byte: as nearly all are. Everything else
 * – quotes, formulas, a phone number as nobody types it – is left to the rules.
 */
export const isPlain = (today: Day): SQL => sql`(
  not (${joined(typed, sql.raw(`E'${mark}'`))}) collate "C" ~ ${special}
  and ${isUsPhone}
  and (c.video_introduction is null or c.video_introduction like 'http%')
  and (c.date_submitted is null or c.date_submitted between '1000-01-01' and '9999-12-31')
  and (c.credential_expires_on is null or c.credential_expires_on between '1000-01-01' and '9999-12-31')
  and (c.registry_state is distinct from 'claimed' or (c.certification_number collate "C" ~ ${plainNumber}
    and substr(c.certification_number, 5, 2) between ${firstYear} and ${today.slice(2, 4)})))`

/** The line of such a candidate `c` in a CSV file from the comma behind the name on, its end included: `exportColumns` in their order. */
export const csvLine = (
  today: Day,
): SQL => sql`(',' || coalesce(to_char(c.date_submitted::timestamp, 'FMMM/FMDD/YYYY'), '')
  || case when c.video_introduction is null then ',Applicant,' else ',Premium,' end || c.position || ','
  || ${joined([sql`c.city`, sql`c.state`, sql`c.email_address`, phone], sql`','`)} || ',' || c.status
  || case c.fit_sort when -2 then ',Terminated,' when -1 then ',Archived,' when 195 then ',95,' when 200 then ',100,'
    else ',' || c.fit_sort::text || ',' end
  || ${joined([...further, registry(today)], sql`','`)} || E'\\r\\n')`
