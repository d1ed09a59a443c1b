import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import type { DomainEvent } from '../../../../platform/server/events.ts'
import { type Position } from '../../../../rules/credential/positions.ts'
import { isTimeZone } from '../../../../rules/day.ts'
import { emailProblem, isEmailAddress } from '../../../../rules/email-address.ts'
import { parseUsNumber } from '../../../../rules/phone/phone.ts'
import { throwFieldErrors, UserError } from '../../../../rules/user-error.ts'
import { proposeZone, zonesDiffer } from '../../../../rules/zones/find-place-zone.ts'
import { insertCode } from '../../../clients/job-codes/server/public.ts'
import {
  createOrganization,
  insertLocation,
  replaceStatuses,
  setContact,
} from '../../../clients/organizations/server/public.ts'
import { copyTemplates } from '../../../texting/templates/server/public.ts'
import { makeInvitation } from '../../users/server/public.ts'
import { finishOnboarding } from '../contract/onboarding.ts'
import { startFirstWeek } from './first-week.ts'
import { becomeClient } from './prospect-client.ts'

type Input = z.output<typeof finishOnboarding.input>
type Place = Input['locations'][number]
type Work = { tx: Tx; actor: Caller; now: Date; settings: Config; events: DomainEvent[] }

/** A refusal that says at which of the six steps it happened, and at which field of which row of it. */
const atStep = async <T>(step: number, work: () => Promise<T>, at: string): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const fields = Object.fromEntries(
      Object.entries(error.fields).map(([name, text]) => [name.includes('.') ? name : `${at}.${name}`, text]),
    )
    throw new UserError(error.code, error.message, { fields, details: { ...error.details, step } })
  }
}

/** The zone that was chosen, else the one its locations tell. Refuses what is none, and to guess where they differ or tell nothing. */
const zoneFor = (chosen: string, locations: Input['locations']): string => {
  if (chosen && !isTimeZone(chosen)) throw UserError.at('time_zone', 'Choose a time zone.')
  const { zone, differ } = proposeZone(locations)
  if (chosen) return chosen
  if (differ) throw UserError.at('time_zone', zonesDiffer)
  if (zone === null && locations.length > 0) throw UserError.at('time_zone', 'Choose a time zone.')
  return zone ?? 'America/New_York'
}

const openOrganization = async ({ tx, actor, settings }: Work, input: Input): Promise<string> => {
  if (input.kind !== 'organization') {
    const id = actor.isPlatform ? input.organization_id : actor.organizationId
    if (!id && !input.organization_id) throw UserError.at('organization_id', 'Choose an organization.')
    const found = await tx.one(
      z.object({ id: z.string() }),
      sql`select id from organizations where id = ${input.organization_id ?? id ?? null}::uuid for no key update`,
    )
    if (!found) throw new UserError('not-found', 'Organization not found')
    return found.id
  }
  if (!actor.rights.includes('platform:edit'))
    throw new UserError('forbidden', 'Only platform staff create organizations.')
  const { organization } = input
  if (!organization) throw UserError.at('name', 'Enter the organization’s name.')
  checkContact(organization)
  const wanted = {
    name: organization.name,
    timeZone: zoneFor(organization.time_zone, input.locations),
    subscriptionType: organization.subscription_type || null,
    scheduler: organization.scheduler,
  }
  const id = input.prospect_id
    ? await becomeClient(tx, actor.userId, input.prospect_id, wanted)
    : await createOrganization(tx, actor.userId, wanted)
  await setContact(tx, id, organization)
  if (input.statuses.length) await replaceStatuses(tx, id, input.statuses)
  await startFirstWeek(tx, id)
  await copyTemplates(tx, settings.platformOrganizationId, id, input.without_templates)
  return id
}

/** A contact may be missing; one that is written can be reached. */
const checkContact = ({ contact_email, contact_phone }: NonNullable<Input['organization']>) => {
  const fields: Record<string, string> = {}
  if (contact_email.trim() && !isEmailAddress(contact_email.trim())) fields.contact_email = emailProblem
  const phone = contact_phone.trim() ? parseUsNumber(contact_phone) : null
  if (phone && !phone.ok) fields.contact_phone = phone.reason
  throwFieldErrors(fields)
}

const stored = z.object({
  id: z.string(),
  name: z.string(),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
})

const openPlace = async ({ tx, events }: Work, organizationId: string, place: Place, step: number, row: number) =>
  await atStep(
    step,
    async () => {
      if (!place.id) {
        const { event, ...made } = await insertLocation(tx, organizationId, { ...place, is_active: true })
        events.push(event)
        return made
      }
      const found = await tx.one(
        stored,
        sql`select id, name, city, state from locations where id = ${place.id} and organization_id = ${organizationId}`,
      )
      if (!found) throw new UserError('not-found', 'Location not found')
      return found
    },
    `locations.${row}`,
  )

const listCodes = (place: Place) =>
  (
    [
      ['RBT', place.rbt_code],
      ['BCBA', place.bcba_code],
    ] as const
  ).filter(([, code]) => code.trim() !== '')

const addPlace = async (work: Work, organization_id: string, place: Place, row: number) => {
  const { id, name, city, state } = await openPlace(work, organization_id, place, 2, row)
  const codes: { position: Position; code: string }[] = []
  for (const [position, code] of listCodes(place)) {
    const about = await atStep(
      4,
      async () =>
        await insertCode(work.tx, work.actor, { organization_id, location_id: id, position, code }).catch(
          (error: unknown) => {
            if (!(error instanceof UserError)) throw error
            throw new UserError(error.code, error.message, {
              fields: { [position === 'RBT' ? 'rbt_code' : 'bcba_code']: error.message },
            })
          },
        ),
      `locations.${row}`,
    )
    const after = { code: code.trim().toUpperCase() }
    work.events.push({ name: 'jobCode.added', about, organizationId: organization_id, after })
    codes.push({ position, ...after })
  }
  const findCode = (position: string) => codes.find((each) => each.position === position)?.code ?? null
  return { name, city: city ?? '', state: state ?? '', rbt_code: findCode('RBT'), bcba_code: findCode('BCBA'), codes }
}

/** A draft is finished once: of two people who finish it at the same time, the second one gets an error. */
const takeDraft = async (tx: Tx, actor: Caller, id: string) => {
  const taken = await tx.run(
    sql`delete from onboarding_drafts where id = ${id} and organization_id = ${actor.organizationId}`,
  )
  if (!taken) throw new UserError('conflict', 'This onboarding was already finished or discarded. Nothing was created.')
}

/** One transaction for the whole onboarding: organization, places, codes, statuses, templates, invitations. */
export const finishOnboardingRoute = command(finishOnboarding, async ({ input, tx, actor, now, settings }) => {
  const work: Work = { tx, actor, now, settings, events: [] }
  if (input.draft_id) await takeDraft(tx, actor, input.draft_id)
  const organizationId = await atStep(1, async () => await openOrganization(work, input), 'organization')
  if (input.locations.length === 0)
    throw new UserError('invalid', 'Add at least one location.', {
      fields: { locations: 'Add at least one location.' },
      details: { step: 2 },
    })
  const places = []
  for (const [row, place] of input.locations.entries()) places.push(await addPlace(work, organizationId, place, row))
  if (input.kind === 'position' && places.every((place) => place.codes.length === 0))
    throw new UserError('invalid', 'Choose a position.', {
      fields: { locations: 'Choose a position.' },
      details: { step: 3 },
    })
  const invitations = await invite(work, organizationId, input)
  const [first] = places
  const [code] = first?.codes ?? []
  return {
    reply: {
      organization_id: organizationId,
      success: {
        type: input.kind,
        locations: places,
        position:
          input.kind === 'position' && first && code
            ? { locationName: first.name, positionType: code.position, code: code.code }
            : null,
      },
      invitations,
    },
    events: [
      ...work.events,
      {
        name: 'onboarding.finished',
        about: organizationId,
        organizationId,
        after: { kind: input.kind, locations: places.length },
      },
    ],
    touched: [organizationId],
  }
})

const invite = async ({ tx, actor, now, settings, events }: Work, organization_id: string, input: Input) => {
  if (input.invitations.length && !actor.rights.includes('users:manage'))
    throw new UserError('forbidden', 'Only Admins invite people.', { details: { step: 6 } })
  const links = []
  for (const [row, { email, full_name, admin_level }] of input.invitations.entries()) {
    const { link, event } = await atStep(
      6,
      async () => {
        if (!email.trim()) throw UserError.at('email', 'Enter an email address.')
        const invited = { organization_id, email, full_name, phone_number: '', role: 'user', admin_level }
        return await makeInvitation(tx, { actor, now, settings }, invited)
      },
      `invitations.${row}`,
    )
    events.push(event)
    links.push({ email, link })
  }
  return links
}
