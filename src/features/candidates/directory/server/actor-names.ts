import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { NamedActor } from '../shapes/actor-ref.ts'

export const actorColumns = { who: z.nullable(z.string()), who_name: z.nullable(z.string()) }

/** Returns the author of an action. A person outside of a clinic's view is platform staff. */
export const getActor = (who: string | null, name: string | null): NamedActor => {
  if (who === null) return { kind: 'product', name: null }
  return name === null ? { kind: 'platform', name: null } : { kind: 'person', name }
}

/** The same as JSON that PostgreSQL makes of an id and a name. */
export const selectActor = (who: SQL, name: SQL): SQL =>
  sql`case when ${who} is null then '{"kind":"product","name":null}'::json else (
    select row_to_json(b) from (
      select case when a.name is null then 'platform' else 'person' end as kind, a.name from (select ${name} as name offset 0) a) b) end`
