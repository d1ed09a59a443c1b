import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../../platform/server/command.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { toLocalDay } from '../../../../../rules/day.ts'
import { formatUsd } from '../../../../../rules/money.ts'
import { createMonth, showMonth } from '../../../../../rules/periods/month.ts'
import { throwFieldErrors, UserError } from '../../../../../rules/user-error.ts'
import { addReport, changeReport, removeReport, type seenReport } from '../../contract/report-entry.ts'
import { readReport } from '../../rules/report-entry.ts'

const stored = z.object({
  customer: z.nullable(z.string()),
  year: z.number(),
  month: z.number(),
  amount: z.number(),
  fee: z.number(),
  created_date: z.nullable(z.string()),
})
type StoredRow = z.infer<typeof stored>
const owner = z.object({ id: z.string(), name: z.string(), customer: z.nullable(z.string()) })

type ReportInput = z.output<typeof addReport.input>

/** Returns the customer of a report: the one of the client, or the typed one. */
const findCustomer = async (tx: Tx, { organization_id, customer }: ReportInput): Promise<string> => {
  if (organization_id === '') {
    if (customer.trim() === '') throw UserError.at('organization_id', 'Choose a client, or enter a customer.')
    return customer.trim()
  }
  const client = await tx.one(
    owner,
    sql`select id, name, stripe_customer_id as customer from organizations where id = ${organization_id}`,
  )
  if (!client) throw UserError.at('organization_id', 'Choose a client.')
  if (!client.customer?.trim())
    throw UserError.at('organization_id', `${client.name} isn’t linked to a customer yet. Link it first.`)
  return client.customer
}

/** The client that the report belongs to, whose people read about it, or the platform. */
const findHolder = async (tx: Tx, customer: string | null, platform: string) =>
  (
    await tx.one(
      owner,
      sql`select id, name, stripe_customer_id as customer from organizations where stripe_customer_id = ${customer}`,
    )
  )?.id ?? platform

const read = (input: ReportInput, now: Date) => {
  const found = readReport(input, toLocalDay(now, input.timeZone))
  if (!found.ok) {
    throwFieldErrors(found.problems)
    throw new UserError('invalid', 'We can’t read this report.')
  }
  return found.report
}

const asSeen = ({ customer, year, month, amount, fee, created_date }: StoredRow): z.infer<typeof seenReport> => ({
  customer,
  month: createMonth(year, month),
  amount,
  fee,
  created: created_date?.slice(0, 10) ?? null,
})

const told = (report: StoredRow) => {
  const { amount, fee, ...more } = asSeen(report)
  return { ...more, amount: formatUsd(amount), fee: formatUsd(fee) }
}

const locked = async (tx: Tx, id: string): Promise<StoredRow> => {
  const row = await tx.one(
    stored,
    sql`select stripe_customer_id as customer, year, month, amount, fee, created_date from performance_reports where id = ${id} for update`,
  )
  if (!row) throw new UserError('not-found', 'Report not found')
  return row
}

/** Enters a report; the same id again changes nothing. */
export const addReportRoute = command(addReport, async ({ input, tx, now, settings }) => {
  const entered = read(input, now)
  const customer = await findCustomer(tx, input)
  const created_date = `${entered.created}T12:00:00.000Z`
  const added = await tx.run(
    sql`insert into performance_reports (id, created_date, stripe_customer_id, amount, fee, month, year)
        values (${input.id}, ${created_date}, ${customer}, ${entered.amount}, ${entered.fee}, ${entered.month}, ${entered.year})
        on conflict do nothing`,
  )
  if (added === 0) return { reply: { id: input.id } }
  const organizationId = await findHolder(tx, customer, settings.platformOrganizationId)
  return {
    reply: { id: input.id },
    events: [
      {
        name: 'performanceReport.added',
        about: input.id,
        organizationId,
        after: told({ ...entered, customer, created_date }),
      },
    ],
  }
})

/** Corrects a report. If someone changed it, throws with its current values. */
export const changeReportRoute = command(changeReport, async ({ input, tx, now, settings }) => {
  const entered = read(input, now)
  const before = await locked(tx, input.id)
  const onFile = asSeen(before)
  if (input.seen && !isDeepStrictEqual(input.seen, onFile))
    throw new UserError(
      'conflict',
      `Someone else changed this report. It’s now ${formatUsd(onFile.amount)}, fee ${formatUsd(onFile.fee)}, ` +
        `for ${showMonth(onFile.month)}. Save again to replace it.`,
      { details: { seen: onFile } },
    )
  const customer = await findCustomer(tx, input)
  const created_date =
    input.created.trim() === '' || before.created_date?.slice(0, 10) === entered.created
      ? before.created_date
      : `${entered.created}T12:00:00.000Z`
  await tx.run(
    sql`update performance_reports set stripe_customer_id = ${customer}, amount = ${entered.amount}, fee = ${entered.fee},
          month = ${entered.month}, year = ${entered.year}, created_date = ${created_date} where id = ${input.id}`,
  )
  const platform = settings.platformOrganizationId
  const organizationId = await findHolder(tx, customer, platform)
  const event = {
    name: 'performanceReport.changed',
    about: input.id,
    organizationId,
    before: told(before),
    after: told({ ...entered, customer, created_date }),
  }
  return { reply: { ok: true as const }, events: [event], touched: [await findHolder(tx, before.customer, platform)] }
})

/** Removes a report; the record keeps what it was and why it went. */
export const removeReportRoute = command(removeReport, async ({ input, tx, settings }) => {
  const reason = input.reason.trim()
  if (reason === '') throw UserError.at('reason', 'Enter a reason.')
  const before = await locked(tx, input.id)
  await tx.run(sql`delete from performance_reports where id = ${input.id}`)
  return {
    reply: { ok: true as const },
    events: [
      {
        name: 'performanceReport.removed',
        about: input.id,
        organizationId: await findHolder(tx, before.customer, settings.platformOrganizationId),
        before: told(before),
        after: { reason },
      },
    ],
  }
})
