import { sql } from 'drizzle-orm'

/** The minute that the simulated clock of this organization shows; it stands still until someone advances it. */
export const clockOf = (organization: ReturnType<typeof sql>) =>
  sql`coalesce((select k.minutes from simulated_clocks k where k.organization_id = ${organization}), 0)`
