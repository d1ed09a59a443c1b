import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { openCommand } from '../../../platform/server/command.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { requestDemo } from '../contract.ts'
import { findTwin } from './prospects.ts'

const field = (name: string, message: string) => new Refusal('invalid', message, { fields: { [name]: message } })

/** A demo request is a new lead. One that looks like somebody known is logged with them; the answer is the same. A filled trap does nothing. */
export const requestDemoWay = openCommand(requestDemo, async ({ input, tx, now }) => {
  const [name, contact, email, phone] = [
    input.organization.trim(),
    input.name.trim(),
    input.email.trim().toLowerCase(),
    input.phone.trim(),
  ]
  if (!name) throw field('organization', 'Enter your clinic’s name')
  if (!contact) throw field('name', 'Enter your name')
  if (!email && !phone) throw field('email', 'Enter an e-mail address or a phone number')
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw field('email', 'This is not an e-mail address')
  if (input.website.trim()) return { reply: { ok: true as const } }
  const twin = await findTwin(tx, name, email || null, null)
  const id = twin?.id ?? randomUUID()
  if (!twin)
    await tx.run(sql`insert into organizations (id, name, status, prospect_stage, prospect_stage_since, contact_name, contact_email, contact_phone, source)
      values (${id}, ${name}, 'Prospect', 'New Lead', ${now.toISOString()}, ${contact}, ${email || null}, ${phone || null}, 'Demo request')`)
  const body = ['Asked for a demo.', `${contact} · ${email || phone}`, input.message.trim()].filter(Boolean).join('\n')
  await tx.run(sql`insert into prospect_notes (organization_id, kind, body) values (${id}, 'note', ${body})`)
  return { reply: { ok: true as const }, facts: [{ name: 'prospect.demoRequested', about: id, organizationId: id }] }
})
