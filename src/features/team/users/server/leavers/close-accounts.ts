import type { Tx } from '../../../../../platform/server/database.ts'
import type { DomainEvent } from '../../../../../platform/server/events.ts'
import { endCalendarFeeds, setDeactivated } from '../../../../access/sign-in/server/public.ts'
import { assertAdminsStay, type PersonRow } from '../load-person.ts'

const record = (name: string, people: readonly PersonRow[]): DomainEvent[] =>
  people.map((each) => ({ name, about: each.id, organizationId: each.organization_id }))

/**
 * Closes the accounts of people that are locked; no one signs in with them. Sessions end in the same transaction
 * (`0125-leavers.sql`), as do calendar addresses. Refuses the last Admin of an organization. Returns the events.
 */
export const closeAccounts = async (tx: Tx, people: readonly PersonRow[], now: Date): Promise<DomainEvent[]> => {
  await assertAdminsStay(tx, people)
  const ids = people.map(({ id }) => id)
  await setDeactivated(tx, ids, now.toISOString())
  return [...record('user.deactivated', people), ...(await endCalendarFeeds(tx, ids))]
}

/** Opens closed accounts again, with the passwords and rights they had. Returns the events. */
export const reopenAccounts = async (tx: Tx, people: readonly PersonRow[]): Promise<DomainEvent[]> => {
  await setDeactivated(
    tx,
    people.map(({ id }) => id),
    null,
  )
  return record('user.reactivated', people)
}
