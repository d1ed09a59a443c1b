import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { isTimeZone } from '../../../../rules/day.ts'
import { cleanEmail, emailProblem, isEmailAddress } from '../../../../rules/email-address.ts'
import { parseTextableNumber } from '../../../../rules/phone/parse-textable-number.ts'
import { formatForCarrier } from '../../../../rules/phone/phone.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { editClient, setClientStatus } from '../contract/clients.ts'
import { setOrganizationStatus } from './organization-status.ts'

const stored = z.object({
  name: z.string(),
  status: z.string(),
  isProspect: z.boolean(),
  subscription_type: nullableText,
  scheduler: z.boolean(),
  scheduler_new: z.boolean(),
  time_zone: z.string(),
  contact_name: nullableText,
  contact_email: nullableText,
  texting_number: nullableText,
})

const lockClient = async (tx: Tx, id: string) => {
  const found = await tx.one(
    stored,
    sql`select name, status, prospect_stage is not null as "isProspect", subscription_type, scheduler,
      scheduler_new, time_zone, contact_name, contact_email, texting_number
        from organizations where id = ${id} for no key update`,
  )
  if (!found) throw new UserError('not-found', 'Organization not found')
  return found
}

const activePosts = async (tx: Tx, id: string) => {
  const found = await tx.one(
    z.object({ n: z.number() }),
    sql`select count(*)::int as n from job_post_tracker where organization_id = ${id} and active`,
  )
  return found?.n ?? 0
}

/** Refuses to reactivate an organization that is scheduled for deletion, or deleted. */
const refuseDeleted = async (tx: Tx, id: string) => {
  const found = await tx.run(
    sql`select from organization_deletions d where d.organization_id = ${id} and d.undone_at is null`,
  )
  if (found > 0)
    throw new UserError('conflict', 'This organization is scheduled for deletion. Undo the deletion first.')
}

/**
 * Pauses or reactivates a client. With active job posts, the caller must confirm their number first. A prospect is no
 * client yet.
 */
export const setClientStatusRoute = command(setClientStatus, async ({ input, tx, settings }) => {
  if (input.id === settings.platformOrganizationId)
    throw new UserError('invalid', 'The platform’s own organization is always active.')
  const before = await lockClient(tx, input.id)
  if (before.isProspect)
    throw new UserError('invalid', `${before.name} is a prospect. Make it a client in Client Onboarding.`)
  const posts = input.status === 'Paused' ? await activePosts(tx, input.id) : 0
  if (posts > 0 && posts !== input.posts)
    throw new UserError('conflict', `${before.name} has ${posts} active job ${posts === 1 ? 'post' : 'posts'}.`, {
      details: { posts },
    })
  const reply = { id: input.id, status: input.status }
  if (before.status.trim().toLowerCase() === input.status.toLowerCase()) return { reply }
  if (input.status === 'Active') await refuseDeleted(tx, input.id)
  await setOrganizationStatus(tx, input.id, input.status)
  return {
    reply,
    events: [
      {
        name: input.status === 'Paused' ? 'organization.paused' : 'organization.reactivated',
        about: input.id,
        organizationId: input.id,
        before: { status: before.status },
        after: { status: input.status },
      },
    ],
  }
})

const or = (typed: string | undefined, was: string | null) => (typed === undefined ? was : typed.trim() || null)

/** The number as E.164, or null for none; refuses what is no number that texts. */
const parseNumber = (typed: string | undefined, was: string | null, textFrom: string) => {
  if (typed === undefined) return was
  if (typed.trim() === '') return null
  if (formatForCarrier(typed) === was) return was
  if (formatForCarrier(typed) === textFrom)
    throw UserError.at('texting_number', 'This is the service’s own number. Leave the field blank to use it.')
  const number = parseTextableNumber(typed)
  if (!number.ok) throw UserError.at('texting_number', number.reason)
  return number.e164
}

/** A number belongs to one organization: answers to it are theirs alone. Two who take it at once wait for each other. */
const checkNumber = async (tx: Tx, id: string, number: string) => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`texting number ${number}`}, 0))`)
  const taken = await tx.one(
    z.object({ name: z.string() }),
    sql`select name from organizations where texting_number = ${number} and id <> ${id}`,
  )
  if (taken) throw UserError.at('texting_number', `${taken.name} already uses this number.`)
}

/** Applies the given fields. Missing ones stay as they are. */
const changed = (
  before: z.infer<typeof stored>,
  input: Omit<z.output<typeof editClient.input>, 'id'>,
  textFrom: string,
) => {
  const after = {
    name: or(input.name, before.name) ?? '',
    subscription_type: or(input.subscription_type, before.subscription_type),
    scheduler: input.scheduler ?? before.scheduler,
    scheduler_new: (input.scheduler ?? before.scheduler) && (input.scheduler_new ?? before.scheduler_new),
    time_zone: input.time_zone ?? before.time_zone,
    contact_name: or(input.contact_name, before.contact_name),
    contact_email:
      or(input.contact_email && cleanEmail(input.contact_email), before.contact_email)?.toLowerCase() ?? null,
    texting_number: parseNumber(input.texting_number, before.texting_number, textFrom),
  }
  if (!after.name) throw UserError.at('name', 'Enter the organization’s name.')
  if (!isTimeZone(after.time_zone)) throw UserError.at('time_zone', 'Choose a time zone.')
  if (after.contact_email && !isEmailAddress(after.contact_email)) throw UserError.at('contact_email', emailProblem)
  return after
}

/** New applicants get the auto scheduler or the automation, never both. */
const refuseBoth = async (tx: Tx, id: string) => {
  const isOn = await tx.run(
    sql`select from automations where organization_id = ${id} and preset = 'applicant' and is_on`,
  )
  if (isOn > 0)
    throw UserError.at(
      'scheduler_new',
      'The automation New applicant is on here. Turn it off first so people aren’t texted by both.',
    )
}

/** Changes what is known of a client. Refuses a name and a texting number that another one has. */
export const editClientRoute = command(editClient, async ({ input, tx, settings }) => {
  const { isProspect, status, ...before } = await lockClient(tx, input.id)
  const after = changed({ isProspect, status, ...before }, input, settings.textFrom)
  if (after.scheduler_new && !before.scheduler_new) await refuseBoth(tx, input.id)
  const twin =
    after.name === before.name
      ? null
      : await tx.one(
          z.object({ name: z.string() }),
          sql`select name from organizations where lower(name) = lower(${after.name}) and id <> ${input.id} limit 1`,
        )
  if (twin) throw UserError.at('name', `An organization already exists called ${twin.name}.`)
  if (after.texting_number !== null && after.texting_number !== before.texting_number)
    await checkNumber(tx, input.id, after.texting_number)
  await tx.run(
    sql`update organizations set name = ${after.name}, subscription_type = ${after.subscription_type}, scheduler = ${after.scheduler},
      scheduler_new = ${after.scheduler_new},      time_zone = ${after.time_zone},
        contact_name = ${after.contact_name}, contact_email = ${after.contact_email},
        texting_number = ${after.texting_number}
      where id = ${input.id}`,
  )
  return {
    reply: { id: input.id },
    events: [{ name: 'organization.changed', about: input.id, organizationId: input.id, before, after }],
  }
})
