import { type SQL, sql } from 'drizzle-orm'

/** The organization `o` is a client that is active: no prospect, not paused, and not the platform itself. */
export const isActiveClient = (platformOrganizationId: string): SQL =>
  sql`(lower(btrim(o.status)) = 'active' and o.prospect_stage is null and o.id <> ${platformOrganizationId})`
