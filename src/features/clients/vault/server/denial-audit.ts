import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type Caller, getScope } from '../../../../platform/server/actor.ts'
import { type Route, transactAs } from '../../../../platform/server/call.ts'
import { notifyChange, recordEvents } from '../../../../platform/server/events.ts'
import type { Services } from '../../../../platform/server/services.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'

const asked = z.object({ id: z.guid() })
const found = z.object({ organization_id: z.string() })

/** Looks with the eyes of the product itself, because the entry may be hidden from the person. */
const record = async (services: Services, actor: Caller, id: string, { summary, method, path }: Route['contract']) => {
  const { organizationId: from, isPlatform } = actor
  const scope = getScope({ kind: 'system', organizationId: from, isPlatform })
  await transactAs(
    services,
    scope,
  )(async (tx) => {
    const entry = await tx.one(
      found,
      sql`select organization_id from logins where ${tenantCondition(tx)} and id = ${id}`,
    )
    if (!entry) return
    const organizationId = entry.organization_id
    const after = { asked_for: summary, call: `${method} ${path}` }
    await recordEvents(tx, actor.userId, [{ name: 'login.denied', about: id, organizationId, after }])
    await notifyChange(tx, [organizationId], ['logins', 'activity'])
  })
}

/** Writes into the entry's log that someone tried what the entry does not allow them; the answer stays the same. */
export const withDenialAudit = (route: Route): Route => ({
  ...route,
  handle: async (call) => {
    try {
      return await route.handle(call)
    } catch (error) {
      const input = asked.safeParse(call.input)
      const isDenied = error instanceof UserError && (error.code === 'forbidden' || error.code === 'not-found')
      if (isDenied && call.actor && input.success)
        await record(call.services, call.actor, input.data.id, route.contract)
      throw error
    }
  },
})
