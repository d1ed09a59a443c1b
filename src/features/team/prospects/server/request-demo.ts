import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { openCommand } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { throwFieldErrors } from '../../../../rules/user-error.ts'
import { linkTo, queueMail } from '../../../access/email/server/public.ts'
import { addProspectRow, changeProspectRow } from '../../../clients/organizations/server/public.ts'
import { requestDemo } from '../contract/prospects.ts'
import { findDemoProblems, writeDemoNote } from '../rules/demo-request.ts'
import { writeDemoMail } from '../rules/write-demo-mail.ts'
import { findDuplicateProspect, lockProspect } from './prospects.ts'

/** Admins who get an email of a request that no one owns. */
const mostTold = 10

/**
 * The recipients of a request: the owner of a prospect that is known, else the platform's Admins. Only people who can
 * still sign in.
 */
const whoIsTold = async (tx: Tx, owner: string | null, platform: string) => {
  const people = await tx.rows(
    z.object({ id: z.string(), email: z.string(), name: z.string() }),
    sql`select id, email, coalesce(full_name, '') as name from reinforce_users
        where organization_id = ${platform} and deactivated_at is null and email is not null and email <> ''
          and (id = ${owner}::uuid or admin_level = 'Admin') order by id`,
  )
  const owning = people.filter(({ id }) => id === owner)
  return owning.length > 0 ? owning : people.slice(0, mostTold)
}

/**
 * Stores a demo request as a new lead. One that looks like a prospect is logged with it, and a lost one is a new lead
 * again; one that looks like a client is a new lead with that note. Its owner, else the platform's Admins, get an
 * email. The answer is the same. A filled trap does nothing.
 */
export const requestDemoRoute = openCommand(requestDemo, async ({ input, tx, now, settings }) => {
  const [name, contact, email, phone] = [
    input.organization.trim(),
    input.name.trim(),
    input.email.trim().toLowerCase(),
    input.phone.trim(),
  ]
  const fields = findDemoProblems({ name, contact, email, phone })
  throwFieldErrors(fields)
  if (input.website.trim()) return { reply: { ok: true as const } }
  const twin = await findDuplicateProspect(tx, name, email || null, null)
  const known = twin?.isProspect ? twin : null
  const id = known?.id ?? randomUUID()
  const before = known ? await lockProspect(tx, id) : null
  if (before)
    await changeProspectRow(tx, id, {
      next_step: before.next_step ?? 'Asked for a demo again',
      lost_reason: null,
      ...(before.stage === 'Lost' ? { prospect_stage: 'New Lead', prospect_stage_since: now.toISOString() } : {}),
    })
  else
    await addProspectRow(tx, id, {
      name,
      prospect_stage_since: now.toISOString(),
      contact_name: contact,
      contact_email: email || null,
      contact_phone: phone || null,
      source: 'Demo request',
    })
  const message = input.message.trim()
  const client = twin && !twin.isProspect ? twin.name : null
  const body = writeDemoNote({ client, contact, reach: email || phone, message })
  await tx.run(sql`insert into prospect_notes (organization_id, kind, body) values (${id}, 'note', ${body})`)
  const platform = settings.platformOrganizationId
  const link = linkTo(settings, `/prospect-pipeline?dialog=log&id=${id}`)
  for (const { email: to, name: reader } of await whoIsTold(tx, before?.owner_id ?? null, platform)) {
    const words = writeDemoMail({
      name: reader,
      clinic: name,
      contact,
      reach: [email, phone].filter(Boolean).join(', '),
      message,
      link,
    })
    await queueMail(tx, { now, settings }, { organizationId: platform, kind: 'notice', about: id, to, ...words })
  }
  return { reply: { ok: true as const }, events: [{ name: 'prospect.demoRequested', about: id, organizationId: id }] }
})
