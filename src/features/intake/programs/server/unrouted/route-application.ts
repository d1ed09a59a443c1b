import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../../platform/server/command.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { dismissApplication, routeApplication } from '../../contract/unrouted.ts'
import {
  createFromApplication,
  loadPlaceByCode,
  loadPlaceByLocation,
  lockWaiting,
  type Place,
} from './create-from-application.ts'

/** Why there is nothing to decide: it is unknown, or someone was faster. */
const decided = async (tx: Tx, id: string): Promise<UserError> => {
  const found = await tx.one(
    z.object({ state: z.string() }),
    sql`select state from unrouted_applications where ${tenantCondition(tx)} and id = ${id}`,
  )
  if (!found) return new UserError('not-found', 'Application not found')
  return new UserError('conflict', `This application was already ${found.state}.`)
}

/** Returns the requested open place; throws for codes that lead nowhere, and places that are closed. */
const openPlace = async (tx: Tx, typed: string, locationId: string | undefined): Promise<Place> => {
  const code = typed.trim()
  if (code === '' && !locationId) throw UserError.at('location_id', 'Choose a location, or enter a job code.')
  const field = code ? 'code' : 'location_id'
  const found = code ? await loadPlaceByCode(tx, code) : await loadPlaceByLocation(tx, locationId ?? '')
  if (!found) throw UserError.at(field, code ? 'Job code not found.' : 'Location not found.')
  if (!found.is_open)
    throw UserError.at(field, `${found.organization}, ${found.location} isn’t taking applications now.`)
  return found
}

/** Sends an application to a place, once. */
export const routeApplicationRoute = command(routeApplication, async ({ input, tx, actor, settings, now }) => {
  const waiting = await lockWaiting(tx, input.id)
  if (!waiting) throw await decided(tx, input.id)
  const to = await openPlace(tx, input.code, input.location_id)
  const given = { full_name: input.full_name, email_address: input.email_address, phone_number: input.phone_number }
  const added = Object.fromEntries(Object.entries(given).filter(([, value]) => value.trim() !== ''))
  const how = { position: input.position, added, isOther: input.is_other, madeBy: actor.userId, settings, now }
  const { candidateId, result, position, event } = await createFromApplication(tx, waiting, to, how)
  const { organization, location } = to
  return { reply: { candidate_id: candidateId, organization, location, position, result }, events: [event] }
})

/** Puts aside what is no application, or brings it back; what is so already stays so. Refuses one that was routed. */
export const dismissApplicationRoute = command(dismissApplication, async ({ input, tx, actor, now }) => {
  const { id, dismissed } = input
  const [from, to] = dismissed ? ['waiting', 'dismissed'] : ['dismissed', 'waiting']
  const reply = { ok: true as const }
  const changed = await tx.run(
    sql`update unrouted_applications
      set state = ${to}, decided_at = ${dismissed ? now.toISOString() : null}::timestamptz,
      decided_by = ${dismissed ? actor.userId : null}::uuid
        where ${tenantCondition(tx)} and id = ${id} and state = ${from}`,
  )
  if (changed > 0)
    return { reply, events: [{ name: dismissed ? 'application.dismissed' : 'application.broughtBack', about: id }] }
  const same = await tx.run(
    sql`select from unrouted_applications where ${tenantCondition(tx)} and id = ${id} and state = ${to}`,
  )
  if (same === 0) throw await decided(tx, id)
  return { reply }
})
