import { type SQL, sql } from 'drizzle-orm'
import type { registryChoices } from '../../rules/filters.ts'

/** Mirrors `describeRegistryAnswer`; a number that cannot be read is claimed. */
export const selectByRegistry = (choice: (typeof registryChoices)[number], today: string): SQL => {
  if (choice === 'Claimed, not verified') return sql`c.registry_state = 'claimed'`
  if (choice === 'Not found') return sql`c.registry_state = 'Not found'`
  const looked = sql`c.registry_state = any(array['Active', 'Inactive'])`
  const isPast = sql`coalesce(c.credential_expires_on < ${today}::date, false)`
  return choice === 'Verified'
    ? sql`(${looked} and not ${isPast})`
    : sql`(c.registry_state = 'Expired' or (${looked} and ${isPast}))`
}
