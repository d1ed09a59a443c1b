import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import {
  type CandidateChange,
  changeCandidate,
  type LockedCandidate,
  lockCandidate,
  recordConsent,
} from '../../directory/server/public.ts'
import { decideSuggestion } from '../contract/suggestions.ts'
import { typedFields } from '../rules/typed-fields.ts'

const value = z.union([z.string(), z.boolean()])
/** Only columns that someone types about themselves. */
const fields = z.partialRecord(z.enum(typedFields), value)
const suggestion = z.object({
  organization_id: z.string(),
  candidate_id: z.string(),
  fields,
  consent_source: z.nullable(z.string()),
  made_at: z.string(),
  phone: z.nullable(z.string()),
  isDecided: z.boolean(),
})
type Suggestion = z.output<typeof suggestion>

const lockSuggestion = async (tx: Tx, id: string): Promise<Suggestion> => {
  const found = await tx.one(
    suggestion,
    sql`select s.organization_id, s.candidate_id, s.fields, s.consent_source, s.made_at, s.decision is not null as "isDecided",
          app.phone_key(coalesce(s.fields ->> 'phone_number', (select c.phone_number from all_candidates c
            where c.organization_id = s.organization_id and c.id = s.candidate_id))) as phone
        from candidate_suggestions s where ${tenantCondition(tx, 's')} and s.id = ${id} for update of s`,
  )
  if (!found) throw new UserError('not-found', 'Suggestion not found')
  if (found.isDecided) throw new UserError('conflict', 'A colleague already decided this.')
  return found
}

const told = (given: unknown) =>
  typeof given === 'string' && given.length > 300 ? `${given.length} characters` : given

/** Takes the values over; a consent counts only where no one said anything yet, and a refusal stays. */
const accept = async (tx: Tx, row: LockedCandidate, { fields: given, consent_source, made_at, phone }: Suggestion) => {
  if (Object.keys(given).length > 0) await changeCandidate(tx, row, given as CandidateChange)
  if (consent_source !== null)
    await recordConsent(
      tx,
      [{ id: row.id, phone_key: phone }],
      { source: consent_source, at: new Date(made_at) },
      { theirOwn: true },
    )
  const names = Object.keys(given) as (keyof typeof given & keyof LockedCandidate)[]
  return {
    before: Object.fromEntries(names.map((name) => [name, told(row[name])])),
    after: Object.fromEntries(names.map((name) => [name, told(given[name])])),
  }
}

/** Decides what an open door said about a candidate on file, once. */
export const decideSuggestionRoute = command(decideSuggestion, async ({ input, tx, actor, now }) => {
  const { id, decision } = input
  const found = await lockSuggestion(tx, id)
  const row = await lockCandidate(tx, found.candidate_id)
  const changed = decision === 'accepted' ? await accept(tx, row, found) : {}
  await tx.run(
    sql`update candidate_suggestions set decision = ${decision}, decided_by = ${actor.userId}::uuid, decided_at = ${now.toISOString()}
        where organization_id = ${found.organization_id} and id = ${id}`,
  )
  return {
    reply: { ok: true as const },
    events: [
      {
        name: decision === 'accepted' ? 'candidate.suggestionAccepted' : 'candidate.suggestionDismissed',
        about: row.id,
        organizationId: row.organization_id,
        ...changed,
      },
    ],
  }
})
