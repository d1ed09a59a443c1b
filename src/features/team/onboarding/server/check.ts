import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { findUsedCodes } from '../../../clients/job-codes/server/public.ts'
import { findTakenEmails, signsInAlready } from '../../users/server/public.ts'
import { checkOnboarding } from '../contract/onboarding.ts'

type Input = z.output<typeof checkOnboarding.input>
type Problems = z.input<typeof checkOnboarding.reply>['problems']

const named = z.object({ name: z.string() })

const nameProblems = async (tx: Tx, { name, prospect_id }: Input): Promise<Problems> => {
  const taken = await tx.one(
    named,
    sql`select name from organizations where lower(name) = lower(${name.trim()}) and id is distinct from ${prospect_id ?? null}::uuid limit 1`,
  )
  if (!taken) return []
  const message = `An organization called ${taken.name} already exists.`
  return [{ step: 1, field: 'organization.name', message }]
}

/** The organization that gets places or codes; another's is as unknown as one that is not there. */
const findOrganization = async (tx: Tx, actor: Caller, { organization_id }: Input) => {
  const id = organization_id ?? (actor.isPlatform ? null : actor.organizationId)
  if (!id) return null
  const found = await tx.one(z.object({ id: z.string() }), sql`select id from organizations where id = ${id}`)
  if (!found) throw new UserError('not-found', 'Organization not found')
  return found.id
}

const placeProblems = async (tx: Tx, organizationId: string, { locations }: Input): Promise<Problems> => {
  const there = await tx.rows(named, sql`select name from locations where organization_id = ${organizationId}`)
  const names = new Set(there.map(({ name }) => name.toLowerCase()))
  return locations.flatMap(({ id, name }, at) =>
    !id && names.has(name.trim().toLowerCase())
      ? [{ step: 2, field: `locations.${at}.name`, message: `${name.trim()} already exists.` }]
      : [],
  )
}

const codeProblems = async (tx: Tx, actor: Caller, { locations }: Input): Promise<Problems> => {
  const fields = ['rbt_code', 'bcba_code'] as const
  const codes = locations.flatMap((place) => fields.map((field) => place[field].trim())).filter((code) => code !== '')
  const used = await findUsedCodes(tx, actor, codes)
  return locations.flatMap((place, at) =>
    fields.flatMap((field) => {
      const message = used.get(place[field].trim().toLowerCase())
      return message ? [{ step: 4, field: `locations.${at}.${field}`, message }] : []
    }),
  )
}

const peopleProblems = async (tx: Tx, { emails }: Input): Promise<Problems> => {
  const taken = await findTakenEmails(tx, emails)
  return emails.flatMap((email, at) =>
    taken.has(email.trim().toLowerCase())
      ? [{ step: 6, field: `invitations.${at}.email`, message: signsInAlready }]
      : [],
  )
}

/**
 * Returns the problems of an onboarding that only the server knows: names, codes and addresses that are taken. Writes
 * nothing.
 */
export const checkOnboardingRoute = command(checkOnboarding, async ({ input, tx, actor }) => {
  const isNew = input.kind === 'organization'
  if (isNew && !actor.rights.includes('platform:edit'))
    throw new UserError('forbidden', 'Only platform staff create organizations.')
  const organizationId = isNew ? null : await findOrganization(tx, actor, input)
  const problems = [
    ...(isNew ? await nameProblems(tx, input) : []),
    ...(organizationId ? await placeProblems(tx, organizationId, input) : []),
    ...(await codeProblems(tx, actor, input)),
    ...(isNew ? await peopleProblems(tx, input) : []),
  ]
  return { reply: { problems } }
})
