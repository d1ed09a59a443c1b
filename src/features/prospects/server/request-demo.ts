import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { openCommand } from '../../../platform/server/command.ts'
import { isEmailAddress } from '../../../rules/email-address.ts'
import { refuseProblems } from '../../../rules/refusal.ts'
import { requestDemo } from '../contract.ts'
import { findTwin, isPhone } from './prospects.ts'

type DemoInput = { name: string; contact: string; email: string; phone: string }

/** Every field that somebody has to look at once more, so that nobody learns of them one by one. */
export const demoProblems = ({ name, contact, email, phone }: DemoInput): Record<string, string> => ({
  ...(name ? {} : { organization: 'Enter your clinic’s name' }),
  ...(contact ? {} : { name: 'Enter your name' }),
  ...(email || phone ? {} : { email: 'Enter an e-mail address or a phone number' }),
  ...(email && !isEmailAddress(email) ? { email: 'This is not an e-mail address' } : {}),
  ...(phone && !isPhone(phone) ? { phone: 'This is not a phone number' } : {}),
})

/**
 * A demo request is a new lead. One that looks like a prospect is logged with it, and a lost one is a new lead again;
 * one that looks like a client is a new lead that says so. The answer is the same. A filled trap does nothing.
 */
export const requestDemoRoute = openCommand(requestDemo, async ({ input, tx, now }) => {
  const [name, contact, email, phone] = [
    input.organization.trim(),
    input.name.trim(),
    input.email.trim().toLowerCase(),
    input.phone.trim(),
  ]
  const fields = demoProblems({ name, contact, email, phone })
  refuseProblems(fields)
  if (input.website.trim()) return { reply: { ok: true as const } }
  const twin = await findTwin(tx, name, email || null, null)
  const known = twin?.isProspect ? twin : null
  const id = known?.id ?? randomUUID()
  if (known)
    await tx.run(sql`update organizations set next_step = coalesce(next_step, 'Asked for a demo again'), lost_reason = null,
      prospect_stage = case when prospect_stage = 'Lost' then 'New Lead' else prospect_stage end,
      prospect_stage_since = case when prospect_stage = 'Lost' then ${now.toISOString()}::timestamptz else prospect_stage_since end where id = ${id}`)
  else
    await tx.run(sql`insert into organizations (id, name, status, prospect_stage, prospect_stage_since, contact_name, contact_email, contact_phone, source)
      values (${id}, ${name}, 'Prospect', 'New Lead', ${now.toISOString()}, ${contact}, ${email || null}, ${phone || null}, 'Demo request')`)
  const client = twin && !twin.isProspect ? `Looks like the client ${twin.name}.` : ''
  const body = ['Asked for a demo.', client, `${contact} · ${email || phone}`, input.message.trim()]
    .filter(Boolean)
    .join('\n')
  await tx.run(sql`insert into prospect_notes (organization_id, kind, body) values (${id}, 'note', ${body})`)
  return { reply: { ok: true as const }, facts: [{ name: 'prospect.demoRequested', about: id, organizationId: id }] }
})
