import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { foldCase } from '../../../../rules/fold-case.ts'
import { bringAccounts } from '../../../access/sign-in/server/public.ts'
import { bringLocations, bringOrganizations, bringStatuses } from '../../../clients/organizations/server/public.ts'
import {
  type BroughtOrganization,
  type BroughtUser,
  checkLocationRow,
  checkOrganizationRow,
  checkStatusRow,
  checkUserRow,
} from '../rules/place-rows.ts'
import {
  createJudgedStep,
  type Incoming,
  type IncomingRow,
  type Outcome,
  type Run,
  rejectRow,
  type Step,
  toOutcomes,
} from './run.ts'

const folded = (name: string) => foldCase(name.trim().replace(/\s+/g, ' '))

const present = z.object({ id: z.string(), name: z.string(), taken: z.boolean() })

/** The organizations here by their folded names, and whether one already stands for another of this source. */
const presentOnes = async (tx: Tx, installation: string) => {
  const rows = await tx.rows(
    present,
    sql`select o.id, o.name, exists (select from migrated_rows b where b.installation = ${installation}
          and b.source_table = 'organizations' and b.our_id = o.id) as taken from organizations o`,
  )
  const byName = new Map<string, typeof rows>()
  for (const row of rows) byName.set(folded(row.name), [...(byName.get(folded(row.name)) ?? []), row])
  return byName
}

/** A clinic is one of ours when it bears its name; two clinics never become one, and none becomes the platform's own. */
const writeOrganizations = async (tx: Tx, run: Run, rows: readonly Incoming[]): Promise<Outcome[]> => {
  const byName = await presentOnes(tx, run.installation)
  const fresh: (BroughtOrganization & { id: string })[] = []
  const outcomes = rows.map(({ row }): Outcome => {
    const judged = checkOrganizationRow(row)
    if (!judged.ok) return rejectRow(...judged.reasons)
    const { value } = judged
    const [found, ...others] = byName.get(folded(value.name)) ?? []
    if (others.length > 0) return rejectRow(`${others.length + 1} organizations here are called "${value.name}".`)
    if (found?.id === run.platformId) return rejectRow(`"${value.name}" is this service’s own name.`)
    if (found?.taken) return rejectRow(`Another organization in the source is also called "${value.name}".`)
    const id = found?.id ?? randomUUID()
    byName.set(folded(value.name), [{ id, name: value.name, taken: true }])
    const kind = { ours: id, organizationId: id, label: value.name }
    if (found) return { kind: 'here', ...kind, notes: [`"${found.name}" already exists, so its data is added to it.`] }
    fresh.push({ ...value, id })
    return { kind: 'new', ...kind }
  })
  await bringOrganizations(tx, fresh)
  return outcomes
}

const writePlaces = createJudgedStep(checkLocationRow, async (tx, _, read) => {
  const rows = read.map(({ client, value }) => ({ ...value, id: randomUUID(), organization_id: client.id }))
  const ids = rows.map(({ id }) => id)
  return toOutcomes(read, ids, await bringLocations(tx, rows), ({ name }) => name)
})

const writeStatuses = createJudgedStep(checkStatusRow, async (tx, _, read) => {
  const rows = read.map(({ client, value }) => ({ ...value, id: randomUUID(), organization_id: client.id }))
  const ids = rows.map(({ id }) => id)
  return toOutcomes(read, ids, await bringStatuses(tx, rows))
})

const account = z.object({
  id: z.string(),
  email: z.string(),
  organizationId: z.nullable(z.string()),
  brought: z.boolean(),
})

const loadAccountsByEmail = async (tx: Tx, installation: string, emails: string[]) =>
  await tx.rows(
    account,
    sql`select u.id, lower(u.email) as email, u.organization_id as "organizationId", exists (select from migrated_rows b
          where b.installation = ${installation} and b.source_table = 'users' and b.our_id = u.id) as brought
        from reinforce_users u where lower(u.email) = any(${sql.param(emails)}::text[])`,
  )

const twice = 'Another account in the source has the same email address.'

const writePeople = async (tx: Tx, run: Run, read: readonly IncomingRow<BroughtUser>[]): Promise<Outcome[]> => {
  const accounts = await loadAccountsByEmail(
    tx,
    run.installation,
    read.map(({ value }) => value.email),
  )
  const here = new Map(accounts.map((one) => [one.email, one]))
  const seen = new Set<string>()
  const rows = new Map<string, Parameters<typeof bringAccounts>[1][number]>()
  const outcomes = read.map(({ client, value, notes }): Outcome => {
    const known = here.get(value.email)
    if (known?.brought || seen.has(value.email)) return rejectRow(twice)
    seen.add(value.email)
    if (known) {
      const elsewhere = known.organizationId === client.id ? [] : ['The account exists here in another organization.']
      return { kind: 'here', ours: known.id, organizationId: known.organizationId ?? run.platformId, notes: elsewhere }
    }
    const id = randomUUID()
    rows.set(id, { ...value, id, auth_user_id: randomUUID(), organization_id: client.id })
    return { kind: 'new', ours: id, organizationId: client.id, notes }
  })
  const made = new Set(await bringAccounts(tx, [...rows.values()]))
  return outcomes.map((outcome) =>
    outcome.kind === 'new' && !made.has(outcome.ours)
      ? rejectRow('The email address is already in use here.')
      : outcome,
  )
}

/** Organizations, and what they consist of: each before what names it. */
export const organizationSteps: readonly Step[] = [
  { table: 'organizations', write: writeOrganizations },
  { table: 'locations', write: writePlaces },
  { table: 'pipeline_statuses', write: writeStatuses },
  { table: 'users', write: createJudgedStep(checkUserRow, writePeople) },
]
