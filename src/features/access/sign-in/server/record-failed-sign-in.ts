import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { getSystemScope } from '../../../../platform/server/actor.ts'
import { transactAs } from '../../../../platform/server/call.ts'
import { recordEvents } from '../../../../platform/server/events.ts'
import type { Services } from '../../../../platform/server/services.ts'

const known = z.object({ id: z.string(), organization_id: z.string() })
const account = z.object({ id: z.string() })

/** Where an account is looked for: by its address, or by the id of one of its passkeys. */
const finders = {
  email: 'select id from auth."user" where email = $1',
  passkey: 'select "userId" as id from auth.passkey where "credentialID" = $1',
}

/**
 * Records an event of the account, where there is one. No one waits for it: the time of the answer would reveal the
 * account.
 */
export const recordFailedSignIn = (services: Services, by: keyof typeof finders, value: string) => {
  const record = async () => {
    const { rows } = await services.auth.pool.query(finders[by], [value])
    const found = account.safeParse(rows[0]).data
    if (!found) return
    await transactAs(
      services,
      getSystemScope(services.config, services.config.platformOrganizationId),
    )(async (tx) => {
      const person = await tx.one(
        known,
        sql`select id, organization_id from reinforce_users where auth_user_id = ${found.id} and organization_id is not null`,
      )
      if (!person) return
      await recordEvents(tx, null, [
        { name: 'user.signInFailed', about: person.id, organizationId: person.organization_id },
      ])
    })
  }
  record().catch((error: unknown) => services.log.error({ err: error }, 'a failed sign-in was not recorded'))
}
