import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { queueMail } from '../../../access/email/server/public.ts'
import { mailCandidate } from '../contract/correspondence.ts'
import { tidyBody, tidySubject } from '../rules/mails.ts'
import { loadCorrespondent } from './correspondent.ts'

type MailInput = { candidateId: string; subject: string; body: string; madeBy: string }

const earlier = z.object({
  candidateId: z.string(),
  subject: z.string(),
  body: z.string(),
  madeBy: z.string(),
  state: z.nullable(z.string()),
})

/** The email under this id before: the same words are one email, others are refused. */
const writtenBefore = async (tx: Tx, organizationId: string, id: string, asked: MailInput) => {
  const found = await tx.one(
    earlier,
    sql`select w.candidate_id as "candidateId", w.subject, w.body, w.made_by as "madeBy", m.state
        from candidate_mails w left join emails m on m.organization_id = w.organization_id and m.id = w.mail_id
        where ${tenantCondition(tx, 'w')} and w.organization_id = ${organizationId} and w.id = ${id}`,
  )
  if (!found) return null
  const { state, ...was } = found
  const isSame = (Object.keys(asked) as (keyof MailInput)[]).every((key) => was[key] === asked[key])
  if (!isSame)
    throw new UserError(
      'conflict',
      'An earlier version of this email was already queued. Check the conversation before you write again.',
    )
  return { id, state: state ?? 'waiting' }
}

/**
 * Writes an email to a candidate in the name of their clinic; it leaves when this commits, and answers go to its
 * writer. Throws at its field for a blank subject or email, and for people that no one can or may email.
 */
export const mailCandidateRoute = command(mailCandidate, async ({ input, tx, actor, now, settings }) => {
  const { id: candidateId, mailId: id } = input
  const person = await loadCorrespondent(tx, candidateId, { actor, settings, lock: true })
  const { organizationId } = person
  const [subject, body] = [tidySubject(input.subject), tidyBody(input.body)]
  if (subject === '') throw UserError.at('subject', 'Enter a subject.')
  if (body === '') throw UserError.at('body', 'Write the email first.')
  const before = await writtenBefore(tx, organizationId, id, { candidateId, subject, body, madeBy: actor.userId })
  if (before) return { reply: before }
  if (person.barred !== null) throw new UserError('invalid', person.barred)
  const queued = randomUUID()
  const isNew = await tx.run(
    sql`insert into candidate_mails (id, organization_id, candidate_id, mail_id, to_address, subject, body, made_by, created_at)
        values (${id}, ${organizationId}, ${candidateId}, ${queued}, ${person.to}, ${subject}, ${body}, ${actor.userId}, ${now.toISOString()})
        on conflict (organization_id, id) do nothing`,
  )
  // Two at once with one id for two people: the first has it.
  if (isNew === 0) throw new UserError('conflict', 'This email already went to someone else.')
  await queueMail(
    tx,
    { now, settings },
    {
      id: queued,
      organizationId,
      kind: 'candidate',
      about: candidateId,
      to: person.to,
      subject,
      text: body,
      replyTo: person.replyTo,
      fromName: person.clinic,
    },
  )
  return {
    reply: { id, state: settings.smtp ? 'waiting' : 'kept' },
    events: [{ name: 'mail.written', about: candidateId, organizationId, after: { mailId: id } }],
  }
})
