import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { findsName, toLikePattern } from '../../../../platform/server/to-like-pattern.ts'
import { parseDay } from '../../../../rules/day.ts'
import { cleanEmail, emailProblem, isEmailAddress } from '../../../../rules/email-address.ts'
import { parseCents } from '../../../../rules/money.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { addProspectRow, changeProspectRow } from '../../../clients/organizations/server/public.ts'
import {
  addProspect,
  claimProspect,
  editProspect,
  type ProspectQuery,
  prospect,
  prospects,
} from '../contract/prospects.ts'
import { demoNoteBegins, isPhone, parseMessage } from '../rules/demo-request.ts'

/** The pipeline: organizations that have a stage, the oldest in their stage first. */
export const readProspects = async (tx: Tx, asked: ProspectQuery, userId: string, now: Date) => {
  const rows = await tx.rows(
    prospect,
    sql`select o.id, o.name, o.prospect_stage as stage, o.contact_name, o.contact_email, o.contact_phone, o.source,
          coalesce(nullif((select count(*)::int from locations l where l.organization_id = o.id), 0),
            o.expected_locations, 0) as locations, o.expected_positions, o.monthly_value, o.next_step, o.next_step_on,
          greatest(0, floor(extract(epoch from ${now.toISOString()}::timestamptz -
            coalesce(o.prospect_stage_since, o.created_at)) / 86400))::int as "daysInStage",
          o.owner_id, u.full_name as owner, o.demo_at, o.lost_reason, o.prospect_text_consent as text_consent,
          (select n.body from prospect_notes n where n.organization_id = o.id and n.made_by is null and starts_with(n.body, ${demoNoteBegins})
            order by n.at desc, n.id limit 1) as request
        from organizations o left join reinforce_users u on u.id = o.owner_id
        where o.prospect_stage is not null
          and (${asked.q.trim() === ''} or ${findsName(sql`o.name`, asked.q)}
            or ${findsName(sql`o.contact_name`, asked.q)} or o.contact_email ilike ${toLikePattern(asked.q)})
          and (${asked.owner === ''} or o.owner_id = ${userId})
        order by coalesce(o.prospect_stage_since, o.created_at), o.id limit 2000`,
  )
  return rows.map((one) => ({ ...one, request: one.request === null ? null : parseMessage(one.request) }))
}

/** Returns the pipeline, and the people who may be named as owner. */
export const prospectsRoute = query(prospects, async ({ input, tx, actor, now, settings }) => ({
  rows: await readProspects(tx, input, actor.userId, now),
  owners: await tx.rows(
    z.object({ id: z.string(), name: z.string() }),
    sql`select id, full_name as name from reinforce_users
      where organization_id = ${settings.platformOrganizationId} and deactivated_at is null order by full_name`,
  ),
}))

type ProspectInput = Omit<z.output<typeof editProspect.input>, 'id' | 'anyway'>

/** Someone of the platform who can sign in, the present owner, or no one. */
const checkOwner = async (tx: Tx, owner: string | null, present: string | null, platform: string) => {
  if (owner === null || owner === present) return
  const found = await tx.one(
    z.object({ id: z.string() }),
    sql`select id from reinforce_users where id = ${owner} and organization_id = ${platform} and deactivated_at is null`,
  )
  if (!found) throw UserError.at('owner_id', 'Choose someone from the platform.')
}

const checked = (input: ProspectInput) => {
  const name = input.name.trim()
  if (!name) throw UserError.at('name', 'Enter a name.')
  const email = cleanEmail(input.contact_email).toLowerCase()
  if (email && !isEmailAddress(email)) throw UserError.at('contact_email', emailProblem)
  const phone = input.contact_phone.trim()
  if (phone && !isPhone(phone)) throw UserError.at('contact_phone', 'This is not a phone number.')
  const value = input.monthly_value.trim() ? parseCents(input.monthly_value) : null
  if (input.monthly_value.trim() && (value === null || value < 0))
    throw UserError.at('monthly_value', 'Enter an amount like 1,200.')
  const due = input.next_step_on.trim() ? parseDay(input.next_step_on) : null
  if (input.next_step_on.trim() && !due) throw UserError.at('next_step_on', 'Enter a date like 3/14/2026.')
  return {
    name,
    contact_name: input.contact_name.trim() || null,
    contact_email: email || null,
    contact_phone: phone || null,
    source: input.source.trim() || null,
    expected_locations: input.locations,
    expected_positions: { rbt: input.rbt, bcba: input.bcba },
    monthly_value: value,
    next_step: input.next_step.trim() || null,
    next_step_on: due,
    owner_id: input.owner_id,
    text_consent: input.text_consent.trim() || null,
  }
}

const twin = z.object({ id: z.string(), name: z.string(), isProspect: z.boolean() })

/** An organization with the same name or contact email, prospects before clients. */
export const findDuplicateProspect = async (tx: Tx, name: string, email: string | null, self: string | null) =>
  await tx.one(
    twin,
    sql`select id, name, prospect_stage is not null as "isProspect" from organizations
        where (lower(name) = lower(${name}) or (${email}::text is not null and lower(contact_email) = ${email}))
        and id is distinct from ${self}::uuid order by prospect_stage is null, lower(name) = lower(${name}) desc, id limit 1`,
  )

const looksLike = ({ id, name, isProspect }: z.infer<typeof twin>) =>
  new UserError('conflict', `This looks like ${name}. Open it?`, { details: { twin: id, isProspect } })

const toRow = ({ text_consent, ...row }: ReturnType<typeof checked>) => ({
  ...row,
  prospect_text_consent: text_consent,
})

/** A new lead. An organization that looks the same is named first. */
export const addProspectRoute = command(addProspect, async ({ input, tx, now, settings }) => {
  const after = checked(input)
  await checkOwner(tx, after.owner_id, null, settings.platformOrganizationId)
  const known = input.anyway ? null : await findDuplicateProspect(tx, after.name, after.contact_email, null)
  if (known) throw looksLike(known)
  const id = randomUUID()
  await addProspectRow(tx, id, { ...toRow(after), prospect_stage_since: now.toISOString() })
  return { reply: { id }, events: [{ name: 'prospect.added', about: id, organizationId: id, after }] }
})

export const lockProspect = async (tx: Tx, id: string) => {
  const found = await tx.one(
    z.object({
      id: z.string(),
      name: z.string(),
      stage: z.string(),
      contact_name: z.nullable(z.string()),
      contact_email: z.nullable(z.string()),
      contact_phone: z.nullable(z.string()),
      text_consent: z.nullable(z.string()),
      next_step: z.nullable(z.string()),
      owner_id: z.nullable(z.string()),
    }),
    sql`select id, name, prospect_stage as stage, next_step, contact_name, contact_email, contact_phone, prospect_text_consent as text_consent, owner_id
        from organizations where id = ${id} and prospect_stage is not null for update`,
  )
  if (!found) throw new UserError('not-found', 'Prospect not found')
  return found
}

/** Changes a prospect. A name or address that looks like one that is there is refused without `anyway`. */
export const editProspectRoute = command(editProspect, async ({ input, tx, settings }) => {
  const before = await lockProspect(tx, input.id)
  const after = checked(input)
  await checkOwner(tx, after.owner_id, before.owner_id, settings.platformOrganizationId)
  const isSame = after.name === before.name && after.contact_email === before.contact_email
  const known =
    isSame || input.anyway ? null : await findDuplicateProspect(tx, after.name, after.contact_email, input.id)
  if (known) throw looksLike(known)
  await changeProspectRow(tx, input.id, toRow(after))
  return {
    reply: { id: input.id },
    events: [{ name: 'prospect.changed', about: input.id, organizationId: input.id, before, after }],
  }
})

/** The caller takes a prospect that no one owns. One that a colleague has taken is refused. */
export const takeProspectRoute = command(claimProspect, async ({ input, tx, actor }) => {
  const before = await lockProspect(tx, input.id)
  if (before.owner_id !== null && before.owner_id !== actor.userId)
    throw new UserError('conflict', `${before.name} already has an owner.`)
  const after = { owner_id: actor.userId }
  await changeProspectRow(tx, input.id, after)
  return {
    reply: { id: input.id },
    events: [
      {
        name: 'prospect.changed',
        about: input.id,
        organizationId: input.id,
        before: { owner_id: before.owner_id },
        after,
      },
    ],
  }
})
