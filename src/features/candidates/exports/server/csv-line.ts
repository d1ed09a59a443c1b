import { type SQL, sql } from 'drizzle-orm'
import type { Day } from '../../../../rules/day.ts'
import { hiddenWords } from '../../directory/rules/resume/not-scored.ts'
import { furtherFields } from '../rules/export-row.ts'

const hiddenText = sql.raw(`'${hiddenWords}'`)
/** A number of the board in its own spelling; the year of the first ones. */
const plainNumber = '^RBT-[0-9]{2}-[0-9]{3,7}$'
const firstYear = '14'

const registry = (today: Day) => sql`case
  when c.registry_state is null then ''
  when c.registry_state = 'claimed' then 'claimed'
  when c.registry_state = 'Not found' then 'not found'
  when c.registry_state = 'Expired' or c.credential_expires_on < ${today}::date then 'expired'
  when c.registry_state = 'Active' then 'verified'
  else 'inactive' end`

/** Whether SQL knows the words for what it writes of a candidate `c`: not those for odd numbers, odd links and days outside the calendar. */
export const isPlain = (today: Day): SQL => sql`(
  (c.video_introduction is null or c.video_introduction like 'http%')
  and (c.date_submitted is null or c.date_submitted between '1000-01-01' and '9999-12-31')
  and (c.credential_expires_on is null or c.credential_expires_on between '1000-01-01' and '9999-12-31')
  and (c.registry_state is distinct from 'claimed' or (c.certification_number collate "C" ~ ${plainNumber}
    and substr(c.certification_number, 5, 2) between ${firstYear} and ${today.slice(2, 4)})))`

/** Separator of the parts. */
export const between = '\u001f'
const parted = sql.raw(`|| E'\\x1f' ||`)
const further = sql.join(
  furtherFields.map((name) => sql`coalesce(c.${sql.identifier(name)}, '') `),
  parted,
)

/**
 * A candidate `c` as parts of a line in a CSV file: what was typed as it is (name, city, state, email, phone, status, further fields), what
 * is known in the words of the file – day, type and position in one part, then the score and the registry – and the id at the end.
 */
export const selectLineParts = (today: Day): SQL => sql`(c.full_name
  ${parted} coalesce(to_char(c.date_submitted::timestamp, 'FMMM/FMDD/YYYY'), '')
    || case when c.video_introduction is null then ',Applicant,' else ',Premium,' end || c.position
  ${parted} coalesce(c.city, '') ${parted} coalesce(c.state, '') ${parted} coalesce(c.email_address, '') ${parted} coalesce(c.phone_number, '')
  ${parted} c.status
  ${parted} case when c.is_score_hidden and c.fit_sort between 0 and 100 then ${hiddenText} else case c.fit_sort
    when -2 then 'Terminated' when -1 then 'Archived' when 195 then '95' when 200 then '100'
    else c.fit_sort::text end end
  ${parted} ${further} ${parted} ${registry(today)} ${parted} c.id::text)`

/** How many parts there are. */
export const partsOfLine = 10 + furtherFields.length
