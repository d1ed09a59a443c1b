import { sql } from 'drizzle-orm'

/** Reads the minute on this organization's simulated clock, which moves only when someone advances it. */
export const selectSimulatedMinute = (organization: ReturnType<typeof sql>) =>
  sql`coalesce((select k.minutes from simulated_clocks k where k.organization_id = ${organization}), 0)`
