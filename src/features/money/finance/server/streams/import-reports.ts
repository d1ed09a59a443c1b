import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEvents, recordEventsFor } from '../../../../../platform/server/events.ts'
import { stream } from '../../../../../platform/server/stream.ts'
import { csvStart, formatCsvRow } from '../../../../../rules/file-formats/csv.ts'
import { formatUsd } from '../../../../../rules/money.ts'
import { createMonth, showMonth } from '../../../../../rules/periods/month.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { pluralize } from '../../../../../rules/words/count.ts'
import { importReports, previewReports, reportTemplate } from '../../contract/report-import.ts'
import { type FileReport, listReportTemplateRows } from '../../rules/report-file.ts'
import { countReports, type JudgedRow, sortProblemsFirst } from '../../rules/report-import.ts'
import { fingerprintReports, judgeFile, pickNewReports } from '../import/judge-reports.ts'
import { receiveReports } from '../import/read-reports.ts'

const shown = 100

/** The headings that an import of performance reports reads, with one made-up report. */
export const reportTemplateRoute = stream(
  reportTemplate,
  async ({ reply }): Promise<unknown> =>
    await reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="performance-reports.csv"')
      .send(`${csvStart}${listReportTemplateRows().map(formatCsvRow).join('')}`),
)

const rowShown = ({ row, state, read, because }: JudgedRow) =>
  read.ok
    ? {
        row,
        state,
        customer: read.report.customer,
        month: showMonth(createMonth(read.report.year, read.report.month)),
        amount: read.report.amount,
        fee: read.report.fee,
        because,
      }
    : { row, state, customer: read.customer, month: read.month, amount: null, fee: null, because }

/** Reads the whole file as the import would, and changes nothing. Refuses what is no CSV of reports at `file`. */
export const previewReportsRoute = stream(
  previewReports,
  async ({ actor, transact, services, request, reply }) =>
    await receiveReports({ actor, request, reply, now: services.clock() }, async ({ rows, unread }) => {
      const judged = await transact(async (tx) => await judgeFile(tx, rows), { readOnly: true })
      const { amount, fee, ...counts } = countReports(judged)
      return {
        counts,
        amount,
        fee,
        unread,
        rows: sortProblemsFirst(judged).slice(0, shown).map(rowShown),
        seen: fingerprintReports(pickNewReports(judged)),
      }
    }),
)

/**
 * Adds the reports in one statement, each with its event at its client, or at the platform. Returns the organizations
 * whose data changed.
 */
const addReports = async (tx: Tx, reports: readonly FileReport[], platform: string, who: string): Promise<string[]> => {
  const rows = reports.map(({ customer, year, month, amount, fee, created }) => {
    const created_date = `${created}T12:00:00.000Z`
    const told = {
      customer,
      month: createMonth(year, month),
      created,
      amount: formatUsd(amount),
      fee: formatUsd(fee),
    }
    return { id: randomUUID(), customer, year, month, amount, fee, created_date, told }
  })
  const touched = await tx.rows(
    z.object({ id: z.string() }),
    sql`with r as materialized (
          select r.*, coalesce(o.id, ${platform}::uuid) as organization_id
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as r(id uuid, customer text, year int, month int, amount bigint, fee bigint, created_date timestamptz, told jsonb)
          left join organizations o on o.stripe_customer_id = r.customer
        ), added as (
          insert into performance_reports (id, created_date, stripe_customer_id, amount, fee, month, year)
          select id, created_date, customer, amount, fee, month, year from r
        ), ${recordEventsFor('r', { name: 'performanceReport.added', who, after: sql`told` })}
        select distinct organization_id as id from given`,
  )
  return touched.map(({ id }) => id)
}

/** Adds what the preview showed, in one transaction; what is there already is not added again. Refuses when anything else would be added. */
export const importReportsRoute = stream(
  importReports,
  async ({ actor, transact, services, request, reply }) =>
    await receiveReports({ actor, request, reply, now: services.clock() }, async ({ rows, word }) => {
      const platform = services.config.platformOrganizationId
      return await transact(async (tx) => {
        // Two imports at once would each take the other's rows for new.
        await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('import of performance reports', 0))`)
        const judged = await judgeFile(tx, rows)
        const fresh = pickNewReports(judged)
        const { amount, fee, ...counts } = countReports(judged)
        if (fingerprintReports(fresh) !== word('seen'))
          throw new UserError(
            'conflict',
            `The file would now add ${pluralize(fresh.length, 'report')}. Check the preview again.`,
          )
        if (fresh.length === 0) return counts
        const touched = await addReports(tx, fresh, platform, actor.userId)
        await recordEvents(tx, actor.userId, [
          {
            name: 'performanceReports.imported',
            organizationId: platform,
            after: { ...counts, amount: formatUsd(amount), fee: formatUsd(fee) },
          },
        ])
        await notifyChange(tx, [...new Set([platform, ...touched])], [...(importReports.invalidates ?? [])])
        return counts
      })
    }),
)
