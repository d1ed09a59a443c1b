import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/server/database.ts'
import { ofScope } from '../../../platform/server/of-scope.ts'

/** The name of the user (or API key) with the id in `column`, null when there is none or when one may not see them. */
export const nameOf = (tx: Tx, column: SQL) =>
  sql`coalesce((select u.full_name from reinforce_users u where ${ofScope(tx, 'u')} and u.id = ${column}), (select 'API key ' || k.name from api_keys k where ${ofScope(tx, 'k')} and k.id = ${column}))`
