import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import type { DomainEvent } from '../../../../platform/server/events.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { changeAccount, endCalendarFeed } from '../../../access/sign-in/server/public.ts'
import { changePerson } from '../contract/people.ts'
import { assertNotLastAdmin, dropSessions, loadPerson, type PersonRow } from './load-person.ts'

type Input = z.output<typeof changePerson.input>

const setLevel = async (tx: Tx, actor: Caller, person: PersonRow, level: string): Promise<DomainEvent[]> => {
  if (level === (person.admin_level ?? '')) return []
  if (person.id === actor.userId) throw UserError.at('admin_level', 'You can’t change your own admin level.')
  if (level !== 'Admin') await assertNotLastAdmin(tx, person)
  await changeAccount(tx, person, { admin_level: level || null })
  const [before, after] = [{ admin_level: person.admin_level }, { admin_level: level || null }]
  return [{ name: 'user.levelChanged', about: person.id, organizationId: person.organization_id, before, after }]
}

const setRole = async (tx: Tx, person: PersonRow, typed: string): Promise<DomainEvent[]> => {
  const role = typed.trim()
  if (role === '') throw UserError.at('role', 'Enter a role, for example user.')
  if (role === person.role) return []
  await changeAccount(tx, person, { role })
  const [before, after] = [{ role: person.role }, { role }]
  return [{ name: 'user.roleChanged', about: person.id, organizationId: person.organization_id, before, after }]
}

const named = z.object({ id: z.string(), name: z.string() })

const move = async (tx: Tx, actor: Caller, person: PersonRow, input: Input): Promise<DomainEvent[]> => {
  const { organization_id: to } = input
  if (!to || to === person.organization_id) return []
  if (!actor.isPlatform) throw new UserError('not-found', 'Organization not found')
  if (person.id === actor.userId)
    throw UserError.at('organization_id', 'You can’t move yourself to another organization.')
  const reason = input.reason.trim()
  if (!reason) throw UserError.at('reason', 'Enter a reason. This person will see the other organization’s data.')
  const both = await tx.rows(
    named,
    sql`select id, name from organizations where id in (${to}, ${person.organization_id})`,
  )
  const target = both.find(({ id }) => id === to)
  if (!target) throw new UserError('not-found', 'Organization not found')
  await assertNotLastAdmin(tx, person)
  const owned = await tx.one(
    z.object({ n: z.number() }),
    sql`select count(*)::int as n from all_candidates where organization_id = ${person.organization_id} and owner_id = ${person.id}`,
  )
  if (owned?.n) {
    const message = `${owned.n === 1 ? 'One candidate is' : `${owned.n} candidates are`} owned by this person. Transfer them first.`
    throw new UserError('invalid', message, { fields: { organization_id: message }, details: { handOver: true } })
  }
  await changeAccount(tx, person, { organization_id: to })
  await endCalendarFeed(tx, person.id)
  const before = { organization: both.find(({ id }) => id === person.organization_id)?.name ?? null }
  const after = { organization: target.name, reason }
  return [person.organization_id, to].map((organizationId) => ({
    name: 'user.moved',
    about: person.id,
    organizationId,
    before,
    after,
  }))
}

/**
 * Sets the given fields. The last Admin stays, no one changes their own level, and a move needs a reason. The change
 * counts from the next call.
 */
export const changePersonRoute = command(changePerson, async ({ input, tx, actor }) => {
  const person = await loadPerson(tx, input.id)
  const events = [
    ...(input.role === undefined ? [] : await setRole(tx, person, input.role)),
    ...(input.admin_level === undefined ? [] : await setLevel(tx, actor, person, input.admin_level)),
    ...(await move(tx, actor, { ...person, admin_level: input.admin_level ?? person.admin_level }, input)),
  ]
  if (events.length > 0) await dropSessions(tx, person.auth_user_id)
  return { reply: { ok: true as const }, events }
})
