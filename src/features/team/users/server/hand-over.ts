import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import type { DomainEvent } from '../../../../platform/server/events.ts'
import { query } from '../../../../platform/server/query.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { reassignCandidates } from '../../../candidates/directory/server/public.ts'
import { passProspects } from '../../../clients/organizations/server/public.ts'
import { loadKnownLogins, passLogins } from '../../../clients/vault/server/public.ts'
import { passFolders } from '../../../documents/files/server/public.ts'
import { findOverlaps, passInterviews } from '../../../interviews/calendar/server/public.ts'
import { passReports } from '../../../money/finance/server/public.ts'
import { reassignThreads } from '../../../texting/messages/server/public.ts'
import { handOver, handOverPreview } from '../contract/hand-over.ts'
import { countHeld, describeOwned, findRecipientError, heldKinds, type OwnedRecords } from '../rules/hand-over.ts'
import { countOwned, listHolders } from './held.ts'
import { loadPerson, type PersonRow } from './load-person.ts'

/** Returns the records of someone, and the colleagues who may take them. */
export const handOverPreviewRoute = query(handOverPreview, async ({ input, tx, actor, now }) => {
  const person = await loadPerson(tx, input.id, false)
  const held = await countOwned(tx, person, now)
  const colleagues = await tx.rows(
    z.object({
      id: z.string(),
      name: z.string(),
      organization_id: z.string(),
      admin_level: z.nullable(z.string()),
      deactivated_at: z.nullable(z.string()),
    }),
    sql`select id, coalesce(nullif(full_name, ''), email) as name, organization_id, admin_level, deactivated_at from reinforce_users
        where organization_id = ${person.organization_id} order by lower(full_name), id limit 1000`,
  )
  const knows = await loadKnownLogins(tx, actor, person.id)
  return { held, knows, people: colleagues.filter((one) => findRecipientError(person, one, held) === null) }
})

const named = ({ id, full_name, email }: PersonRow) => ({ id, name: full_name || email })
type HandOverInput = { to: string; expected: OwnedRecords; overlaps: boolean }
type Moment = { actor: Caller; now: Date }

/**
 * Passes everything that a loaded person holds to a colleague, each thing with its event, and answers the one about the person. Refuses
 * who may not take it, counts other than those expected, and hours that overlap unless one said so.
 */
export const passEverything = async (tx: Tx, leaver: PersonRow, wanted: HandOverInput, { actor, now }: Moment) => {
  const taker = await loadPerson(tx, wanted.to)
  const held = await countOwned(tx, leaver, now)
  const problem = findRecipientError(leaver, taker, held)
  if (problem) throw UserError.at('to', problem)
  if (heldKinds.some((kind) => held[kind] !== wanted.expected[kind]))
    throw new UserError('conflict', `Someone else changed this. It’s now ${describeOwned(held) || 'nothing'}.`, {
      details: { held },
    })
  const [from, to] = [named(leaver), named(taker)]
  const own = { organizationId: leaver.organization_id, from, to }
  const overlaps = await findOverlaps(tx, { ...own, now })
  if (overlaps.length > 0 && !wanted.overlaps)
    throw new UserError('conflict', `${to.name} has other interviews at the same times: ${overlaps.join('; ')}.`, {
      details: { overlaps },
    })
  const who = actor.userId
  const touched = await listHolders(tx, from.id)
  await reassignCandidates(tx, { ...own, who })
  await passInterviews(tx, { ...own, who, now })
  await reassignThreads(tx, from.id, to.id, who)
  await passLogins(tx, { from: from.id, to: to.id, who, now })
  await passFolders(tx, from, to, who)
  await passProspects(tx, from.id, to.id, who)
  await passReports(tx, leaver.organization_id, from, to, who)
  const after = { to: to.name, what: describeOwned(held) }
  const event: DomainEvent = {
    name: 'user.handedOver',
    about: leaver.id,
    organizationId: leaver.organization_id,
    after,
  }
  return { held, touched, events: countHeld(held) > 0 ? [event] : [] }
}

/** Everything of someone who leaves to one colleague, in one step. */
export const handOverRoute = command(handOver, async ({ input, tx, actor, now }) => {
  const { held, ...done } = await passEverything(tx, await loadPerson(tx, input.id), input, { actor, now })
  return { reply: { held }, ...done }
})
