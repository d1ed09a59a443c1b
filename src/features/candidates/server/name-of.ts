import { type SQL, sql } from 'drizzle-orm'

/** The name of the user (or API key) with the id in `column`, null when there is none or when one may not see them. */
export const nameOf = (column: SQL) =>
  sql`coalesce((select u.full_name from reinforce_users u where u.id = ${column}), (select 'API key ' || k.name from api_keys k where k.id = ${column}))`
