import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Actor } from '../../../platform/server/call.ts'
import { command } from '../../../platform/server/command.ts'
import type { Config } from '../../../platform/server/config.ts'
import type { Tx } from '../../../platform/server/database.ts'
import type { Fact } from '../../../platform/server/facts.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { insertCode } from '../../job-codes/server/door.ts'
import { copyTemplates } from '../../messaging/server/door.ts'
import { createOrganization, insertLocation } from '../../organizations/server/door.ts'
import { makeInvitation } from '../../users/server/door.ts'
import { finishOnboarding } from '../contract.ts'
import { replaceStatuses } from './new-statuses.ts'
import { becomeClient } from './prospect-client.ts'

type Input = z.output<typeof finishOnboarding.input>
type Place = Input['locations'][number]
type Work = { tx: Tx; actor: Actor; now: Date; settings: Config; facts: Fact[] }

/** A refusal that says at which of the six steps it happened, and in which row of it. */
const atStep = async <T>(step: number, work: () => Promise<T>, row?: number): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const fields =
      row === undefined
        ? error.fields
        : Object.fromEntries(Object.entries(error.fields).map(([name, text]) => [`locations.${row}.${name}`, text]))
    throw new Refusal(error.code, error.message, { fields, details: { ...error.details, step } })
  }
}

const openOrganization = async ({ tx, actor, settings }: Work, input: Input): Promise<string> => {
  if (input.kind !== 'organization') {
    const id = actor.isPlatform ? input.organization_id : actor.organizationId
    const found = await tx.one(
      z.object({ id: z.string() }),
      sql`select id from organizations where id = ${input.organization_id ?? id ?? null}::uuid for update`,
    )
    if (!found) throw new Refusal('not-found', 'Organization not found')
    return found.id
  }
  if (!actor.rights.includes('platform:edit'))
    throw new Refusal('forbidden', 'New organizations are made by platform staff.')
  const { organization } = input
  if (!organization)
    throw new Refusal('invalid', 'Enter the organization’s name', {
      fields: { 'organization.name': 'Enter the organization’s name' },
    })
  const wanted = {
    name: organization.name,
    timeZone: organization.time_zone || 'America/New_York',
    subscriptionType: organization.subscription_type || null,
    scheduler: organization.scheduler,
  }
  const id = input.prospect_id
    ? await becomeClient(tx, actor.userId, input.prospect_id, wanted)
    : await createOrganization(tx, actor.userId, wanted)
  await tx.run(
    sql`update organizations set contact_name = ${organization.contact_name || null}, contact_email = ${organization.contact_email || null}, contact_phone = ${organization.contact_phone || null} where id = ${id}`,
  )
  if (input.statuses.length) await replaceStatuses(tx, id, input.statuses)
  await copyTemplates(tx, settings.platformOrganizationId, id, input.without_templates)
  return id
}

const stored = z.object({
  id: z.string(),
  name: z.string(),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
})

const openPlace = async ({ tx, facts }: Work, organizationId: string, place: Place, step: number, row: number) =>
  await atStep(
    step,
    async () => {
      if (!place.id) {
        const { fact, ...made } = await insertLocation(tx, organizationId, { ...place, is_active: true })
        facts.push(fact)
        return made
      }
      const found = await tx.one(
        stored,
        sql`select id, name, city, state from locations where id = ${place.id} and organization_id = ${organizationId}`,
      )
      if (!found) throw new Refusal('not-found', 'Location not found')
      return found
    },
    row,
  )

const codesOf = (place: Place) =>
  (
    [
      ['RBT', place.rbt_code],
      ['BCBA', place.bcba_code],
    ] as const
  ).filter(([, code]) => code.trim() !== '')

const addPlace = async (work: Work, organization_id: string, place: Place, row: number) => {
  const { id, name, city, state } = await openPlace(work, organization_id, place, 2, row)
  const codes: { position: 'RBT' | 'BCBA'; code: string }[] = []
  for (const [position, code] of codesOf(place)) {
    await atStep(
      4,
      async () =>
        await insertCode(work.tx, work.actor, { organization_id, location_id: id, position, code }).catch(
          (error: unknown) => {
            if (!(error instanceof Refusal)) throw error
            throw new Refusal(error.code, error.message, {
              fields: { [position === 'RBT' ? 'rbt_code' : 'bcba_code']: error.message },
            })
          },
        ),
      row,
    )
    codes.push({ position, code: code.trim().toUpperCase() })
  }
  const codeOf = (position: string) => codes.find((each) => each.position === position)?.code ?? null
  return { name, city: city ?? '', state: state ?? '', rbt_code: codeOf('RBT'), bcba_code: codeOf('BCBA'), codes }
}

/** One transaction for the whole onboarding: organization, places, codes, statuses, templates, invitations. */
export const finishOnboardingWay = command(finishOnboarding, async ({ input, tx, actor, now, settings }) => {
  const work: Work = { tx, actor, now, settings, facts: [] }
  if (input.locations.length === 0)
    throw new Refusal('invalid', 'Add at least one location', {
      fields: { locations: 'Add at least one location' },
      details: { step: 2 },
    })
  const organizationId = await atStep(1, async () => await openOrganization(work, input))
  const places = []
  for (const [row, place] of input.locations.entries()) places.push(await addPlace(work, organizationId, place, row))
  if (input.kind === 'position' && places.every((place) => place.codes.length === 0))
    throw new Refusal('invalid', 'Choose a position', {
      fields: { locations: 'Choose a position' },
      details: { step: 3 },
    })
  const invitations = await atStep(6, async () => await invite(work, organizationId, input))
  if (input.draft_id)
    await tx.run(
      sql`delete from onboarding_drafts where id = ${input.draft_id} and organization_id = ${actor.organizationId}`,
    )
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
    facts: [
      ...work.facts,
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

const invite = async ({ tx, actor, now, settings, facts }: Work, organization_id: string, input: Input) => {
  if (input.invitations.length && !actor.rights.includes('users:manage'))
    throw new Refusal('forbidden', 'Only Admins invite people.')
  const links = []
  for (const { email, full_name, admin_level } of input.invitations) {
    const { link, fact } = await makeInvitation(
      tx,
      { actor, now, settings },
      { organization_id, email, full_name, phone_number: '', role: 'user', admin_level },
    )
    facts.push(fact)
    links.push({ email, link })
  }
  return links
}
