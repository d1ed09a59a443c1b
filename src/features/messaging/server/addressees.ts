import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Actor } from '../../../platform/server/call.ts'
import type { Tx } from '../../../platform/server/database.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { type Selected, selecting } from '../../candidates/server/door.ts'
import { optedOutReason, type Prepared, prepareText } from '../rules/recipient.ts'
import { textProblem } from '../rules/text-rules.ts'

/** The most people of one bulk text. */
export const mostAddressees = 10_000

const text = z.nullable(z.string())
const addressee = z.object({
  id: z.string(),
  organization_id: z.string(),
  organization: text,
  full_name: z.string(),
  phone_number: text,
  position: z.string(),
  text_consent: z.nullable(z.enum(['given', 'refused'])),
})
export type PreparedAddressee = z.output<typeof addressee> & Prepared

/** Refuses a text that nobody may get, with the sentence at its field. */
export const checkMessage = (message: string) => {
  const problem = message.includes('\u0000') ? 'The message holds a sign that no text can carry.' : textProblem(message)
  if (problem) throw new Refusal('invalid', problem, { fields: { message: problem } })
}

const optedOutIds = async (tx: Tx, prepared: PreparedAddressee[]) => {
  const asked = prepared.map(({ id, organization_id, phone }) => ({ id, organization_id, phone }))
  const found = await tx.rows(
    z.object({ id: z.string() }),
    sql`select r.id from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as r(id uuid, organization_id uuid, phone text)
        where exists (select from opt_outs x where x.organization_id = r.organization_id and x.phone = r.phone and x.ended_at is null)`,
  )
  return new Set(found.map(({ id }) => id))
}

/** Everyone selected, by id, with his text, his number and the reason if he is left out. Two statements for any number of people. */
export const prepareAddressees = async (
  tx: Tx,
  {
    selected,
    viewing,
    message,
    actor,
  }: { selected: Selected; viewing: Parameters<typeof selecting>[1]; message: string; actor: Actor },
): Promise<PreparedAddressee[]> => {
  const people = await tx.rows(
    addressee,
    sql`select c.id, c.organization_id, o.name as organization, c.full_name, c.phone_number, c.position, c.text_consent
        from all_candidates c left join organizations o on o.id = c.organization_id where ${selecting(selected, viewing)} order by c.id`,
  )
  const prepared = people.map((person) => ({ ...person, ...prepareText(person, message, actor.fullName) }))
  const optedOut = await optedOutIds(tx, prepared)
  return prepared.map((person) =>
    optedOut.has(person.id) ? { ...person, reason: person.reason ?? optedOutReason } : person,
  )
}

export const tooMany = () =>
  new Refusal('invalid', `At most ${mostAddressees.toLocaleString('en-US')} people can be texted at once.`)
