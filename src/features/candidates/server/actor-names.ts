import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { NamedActor } from '../contract/profile.ts'

/** The name of the user (or API key) with the id in `column`, null when there is none or when one may not see them. */
export const nameOf = (column: SQL) =>
  sql`coalesce((select u.full_name from reinforce_users u where u.id = ${column}), (select 'API key ' || k.name from api_keys k where k.id = ${column}))`

export const actorColumns = { who: z.nullable(z.string()), who_name: z.nullable(z.string()) }

/** Who did something. A person whom a clinic cannot see is platform staff. */
export const actorOf = (who: string | null, name: string | null): NamedActor => {
  if (who === null) return { kind: 'product', name: null }
  return name === null ? { kind: 'platform', name: null } : { kind: 'person', name }
}
