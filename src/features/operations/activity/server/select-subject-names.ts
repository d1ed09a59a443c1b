import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

/** The name of a record of each table; nothing secret is a name. */
const named: readonly (readonly [table: string, name: string])[] = [
  ['all_candidates', 'x.full_name'],
  ['reinforce_users', "coalesce(nullif(x.full_name, ''), x.email)"],
  ['invitations', "coalesce(nullif(x.full_name, ''), nullif(x.email, ''), x.phone_number)"],
  ['organizations', 'x.name'],
  ['locations', 'x.name'],
  ['pipeline_statuses', 'x.status_label'],
  ['job_codes', 'x.code'],
  ['job_post_tracker', "concat_ws(' ', x.position, 'post', x.location, x.job_start_date)"],
  ['text_recipients', 'x.candidate_name'],
  ['document_files', 'x.name'],
  ['document_folders', 'x.name'],
  ['logins', 'x.site'],
  ['message_templates', 'x.name'],
  ['user_links', 'x.name'],
  ['api_keys', 'x.name'],
  ['webhooks', 'x.url'],
  ['imports', 'x.file_name'],
  ['interviews', "x.type || ' interview'"],
]

/** Selects `(id, name)` of the records with the ids of `asked`: one look-up a table, for any number of ids. */
export const selectSubjectNames = (tx: Tx, asked: SQL): SQL =>
  sql`select s.id, min(s.name) as name from (${sql.join(
    named.map(
      ([table, name]) =>
        sql`select x.id, ${sql.raw(name)} as name from ${sql.identifier(table)} x
          where ${table === 'organizations' ? sql`true` : tenantCondition(tx, 'x')} and x.id = any(array(${asked}))`,
    ),
    sql` union all `,
  )}) s where btrim(s.name) <> '' group by s.id`
