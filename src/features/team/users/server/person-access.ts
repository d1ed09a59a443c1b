import type { Caller } from '../../../../platform/server/actor.ts'
import type { Transact } from '../../../../platform/server/call.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { type DomainEvent, notifyChange, recordEvents } from '../../../../platform/server/events.ts'
import { external } from '../../../../platform/server/external.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { canMail } from '../../../access/email/server/public.ts'
import {
  changeAccount,
  endCalendarFeed,
  endSessions,
  makeResetLink,
  reauthenticate,
} from '../../../access/sign-in/server/public.ts'
import { handOver } from '../contract/hand-over.ts'
import {
  deactivatePerson,
  endPersonCalendarFeed,
  endPersonSessions,
  makePersonResetLink,
  reactivatePerson,
  resetPersonTwoFactor,
} from '../contract/people.ts'
import { passEverything } from './hand-over.ts'
import { closeAccounts, reopenAccounts } from './leavers/close-accounts.ts'
import { assertNotLastAdmin, dropSessions, loadPerson, type PersonRow } from './load-person.ts'

type AccessResult = {
  events: DomainEvent[]
  passed?: { events: DomainEvent[]; touched: string[] }
}
type Change = (tx: Tx, person: PersonRow) => Promise<AccessResult>

/** Loads and locks the person, lets `change` save, and records the event, in one transaction. */
const settle = async (transact: Transact, actor: Caller, id: string, change: Change) =>
  await transact(async (tx) => {
    const person = await loadPerson(tx, id)
    const { events, passed } = await change(tx, person)
    const organizationId = person.organization_id
    await recordEvents(
      tx,
      actor.userId,
      events.map((event) => ({ ...event, organizationId })),
    )
    await notifyChange(tx, [organizationId], ['users'])
    if (passed) {
      await recordEvents(tx, actor.userId, passed.events)
      await notifyChange(tx, [...new Set([organizationId, ...passed.touched])], handOver.invalidates ?? [])
    }
    await dropSessions(tx, person.auth_user_id)
    return person
  })

const oneself = (message: string) => new UserError('conflict', message)

/**
 * Closes an account: what the person did stays, no one signs in with it, its open sessions and its calendar end. What they hold passes
 * to a colleague first where one is named.
 */
export const deactivatePersonRoute = external(
  deactivatePerson,
  async ({ input, actor, transact, now, services: { auth } }) => {
    const person = await settle(transact, actor, input.id, async (tx, found) => {
      if (found.id === actor.userId) throw oneself('You can’t deactivate your own account.')
      if (found.deactivated_at) throw new UserError('conflict', 'This account is already deactivated.')
      await assertNotLastAdmin(tx, found)
      const passed = input.hand_over && (await passEverything(tx, found, input.hand_over, { actor, now }))
      return { events: await closeAccounts(tx, [found], now), ...(passed ? { passed } : {}) }
    })
    await endSessions(auth, person.auth_user_id)
    return { ok: true as const }
  },
)

/** Lets a deactivated person sign in again, with the password and rights they had. */
export const reactivatePersonRoute = command(reactivatePerson, async ({ input, tx }) => {
  const person = await loadPerson(tx, input.id)
  if (!person.deactivated_at) throw new UserError('conflict', 'This account is already active.')
  return { reply: { ok: true as const }, events: await reopenAccounts(tx, [person]) }
})

/** Signs a person out everywhere and ends their calendar’s address. Refuses yourself: Settings does that. */
export const endPersonSessionsRoute = external(
  endPersonSessions,
  async ({ input, actor, transact, services: { auth } }) => {
    if (input.id === actor.userId) throw oneself('End your own sessions under Settings, Security.')
    const person = await settle(transact, actor, input.id, async (tx, { id }) => ({
      events: [{ name: 'user.sessionsEnded', about: id }, ...(await endCalendarFeed(tx, id))],
    }))
    return { ended: await endSessions(auth, person.auth_user_id) }
  },
)

/** Ends the address under which a person's calendar reads the interviews; the person can make a new one. */
export const endPersonCalendarFeedRoute = command(endPersonCalendarFeed, async ({ input, tx }) => {
  const person = await loadPerson(tx, input.id)
  const events = await endCalendarFeed(tx, person.id)
  if (events.length === 0) throw new UserError('conflict', 'This person’s calendar isn’t subscribed to the interviews.')
  return {
    reply: { ok: true as const },
    events: events.map((event) => ({ ...event, organizationId: person.organization_id })),
  }
})

const needsFactor = (person: PersonRow) => {
  if (!person.two_factor_at) throw new UserError('conflict', 'This person has no two-factor sign-in.')
}

/** For someone who lost the app and the codes; the Admin gives their own password. The sessions end too: who asks may not be who is signed in. */
export const resetPersonTwoFactorRoute = external(resetPersonTwoFactor, async ({ input, ...call }) => {
  const { auth } = call.services
  const { actor, transact } = call
  if (input.id === actor.userId) throw oneself('Change your own two-factor sign-in under Settings, Security.')
  await transact(async (tx) => needsFactor(await loadPerson(tx, input.id)))
  await reauthenticate(auth, call, input.password)
  await settle(transact, actor, input.id, async (tx, found) => {
    needsFactor(found)
    await changeAccount(tx, found, { two_factor_at: null })
    return { events: [{ name: 'user.twoFactorReset', about: found.id }] }
  })
  return { ok: true as const }
})

/** A link to a new password, shown to the Admin; refused where an email reaches the person, who then needs no one. */
export const makePersonResetLinkRoute = external(
  makePersonResetLink,
  async ({ input, actor, transact, services, now }) => {
    const { auth } = services
    if (input.id === actor.userId) throw oneself('Change your own password under Settings, Security.')
    const person = await settle(transact, actor, input.id, async (_, found) => {
      if (found.deactivated_at) throw new UserError('conflict', 'This account is deactivated. Reactivate it first.')
      if (found.email && canMail(services.config))
        throw new UserError(
          'conflict',
          'This person can get an email. They can use “Forgot your password?” on the sign-in page.',
        )
      return { events: [{ name: 'user.resetLinkMade', about: found.id }] }
    })
    const made = await makeResetLink(auth.pool, { authUserId: person.auth_user_id, madeBy: actor.userId, now })
    return { link: `${services.config.publicUrl ?? ''}${made.path}`, expiresAt: made.expiresAt }
  },
)
