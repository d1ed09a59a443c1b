import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { parseDay } from '../../../../rules/day.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { changeCandidate, createNotFound, lockCandidate } from '../../../candidates/directory/server/public.ts'
import { ownerChoices, setFollowUp, setOwner } from '../contract/edits.ts'

const person = z.object({ id: z.string(), name: z.string() })
const colleagues = async (tx: Tx, organizationId: string) =>
  await tx.rows(
    person,
    sql`select id, coalesce(nullif(full_name, ''), email) as name from reinforce_users
        where organization_id = ${organizationId} and deactivated_at is null order by 2, 1 limit 1000`,
  )

/** The people of the candidate's organization who can sign in. */
export const ownerChoicesRoute = query(ownerChoices, async ({ input, tx }) => {
  const candidate = await tx.one(
    z.object({ organization_id: z.string() }),
    sql`select organization_id from all_candidates where ${tenantCondition(tx)} and id = ${input.id}`,
  )
  if (!candidate) throw createNotFound()
  return { people: await colleagues(tx, candidate.organization_id) }
})

/** Gives the candidate to a colleague of the candidate's organization, or to no one. */
export const setOwnerRoute = command(setOwner, async ({ input, tx }) => {
  const row = await lockCandidate(tx, input.id)
  const people = await colleagues(tx, row.organization_id)
  const name = (id: string | null) => people.find((one) => one.id === id)?.name ?? null
  if (input.owner_id !== null && name(input.owner_id) === null)
    throw UserError.at('owner_id', 'This person doesn’t work for this organization.')
  if (input.owner_id === row.owner_id) return { reply: { ok: true as const } }
  await changeCandidate(tx, row, { owner_id: input.owner_id })
  const event = { name: 'candidate.ownerChanged', about: row.id, organizationId: row.organization_id }
  return {
    reply: { ok: true as const },
    events: [{ ...event, before: { owner: name(row.owner_id) }, after: { owner: name(input.owner_id) } }],
  }
})

/** When to come back to this candidate and why; a blank day clears both. */
export const setFollowUpRoute = command(setFollowUp, async ({ input, tx }) => {
  const row = await lockCandidate(tx, input.id)
  const typed = input.on.trim()
  const on = typed === '' ? null : parseDay(typed)
  if (typed !== '' && on === null) throw UserError.at('on', 'Enter a date like 3/14/2026.')
  const note = on === null ? null : input.note.replaceAll('\0', '').trim() || null
  if (on === row.follow_up_on && note === row.follow_up_note) return { reply: { ok: true as const } }
  await changeCandidate(tx, row, { follow_up_on: on, follow_up_note: note })
  return {
    reply: { ok: true as const },
    events: [
      {
        name: 'candidate.followUpChanged',
        about: row.id,
        organizationId: row.organization_id,
        before: { on: row.follow_up_on, note: row.follow_up_note },
        after: { on, note },
      },
    ],
  }
})
