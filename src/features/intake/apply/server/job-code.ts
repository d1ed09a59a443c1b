import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { openQuery } from '../../../../platform/server/query.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { toLocalDay } from '../../../../rules/day.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { writeConsent } from '../../../candidates/opt-outs/rules/write-consent.ts'
import { readJobCode } from '../contract/apply.ts'

const open = z.object({
  id: z.string(),
  code: z.string(),
  organization_id: z.string(),
  organization: z.string(),
  location_id: z.string(),
  location: z.string(),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  position: z.enum(positions),
  time_zone: z.string(),
  is_active: z.boolean(),
})

/** Returns the code of a client that is active; throws kind words for a retired or an unknown one. */
export const openJobCode = async (tx: Tx, typed: string) => {
  const found = await tx.one(
    open,
    sql`select j.id, j.code, j.organization_id, o.name as organization, j.location_id, l.name as location, l.city, l.state, j.position, o.time_zone,
          j.is_active and l.is_active and lower(o.status) = 'active' as is_active
        from job_codes j join organizations o on o.id = j.organization_id join locations l on l.organization_id = j.organization_id and l.id = j.location_id
        where lower(j.code) = lower(${typed.trim()})`,
  )
  if (!found)
    throw new UserError(
      'not-found',
      'We do not know this code. Check it letter by letter, or ask the person who gave it to you.',
    )
  if (!found.is_active)
    throw new UserError(
      'not-found',
      `${found.organization} no longer takes applications with this code. Thank you for your interest!`,
    )
  return found
}

/**
 * Returns the place and position of a code for the apply page, with the words that consent is about. Throws for a code
 * that leads nowhere, and a place that is closed.
 */
export const readJobCodeRoute = openQuery(readJobCode, async ({ input, tx, now }) => {
  const found = await openJobCode(tx, input.code)
  return {
    ...found,
    today: toLocalDay(now, found.time_zone),
    consentWording: writeConsent(found.organization, input.language),
  }
})
