import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { rawJson } from '../../../../../platform/server/answers/raw-json.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { query } from '../../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { boardColumn, candidateBoard } from '../../contract/board.ts'
import type { CandidateRow } from '../../contract/directory.ts'
import { listStatusChoices, toStatusKey } from '../../rules/statuses.ts'
import { type CandidateQuery, candidateQuery } from '../../shapes/directory.ts'
import { filterCondition, type Viewing } from './filter-condition.ts'
import { loadCandidatePage } from './find-candidates.ts'

const perColumn = 50
const mostColumns = 40

const counted = z.object({ status_key: z.string(), label: z.string(), total: z.number() })

const loadCounts = async (tx: Tx, asked: CandidateQuery, viewing: Viewing) =>
  await tx.rows(
    counted,
    sql`select c.status_key, min(c.status) as label, count(*)::int as total from all_candidates c
      where ${tenantCondition(tx, 'c')} and ${filterCondition(tx, asked, { ...viewing, readsAll: true })} group by 1`,
  )

const ownStatuses = async (tx: Tx) =>
  await tx.rows(
    z.object({ status_label: z.string(), sort_order: z.number() }),
    sql`select min(status_label) as status_label, min(sort_order) as sort_order from pipeline_statuses
      where ${tenantCondition(tx)} group by lower(status_label) order by 2, 1 limit 200`,
  )

const nobody = rawJson<CandidateRow[]>([])

const asQuery = (board: Partial<CandidateQuery>, status: string[]) => candidateQuery.parse({ ...board, status })

/** The columns of the dialog's order, then those that only rows have; each with its count and its newest rows. */
export const candidateBoardRoute = query(candidateBoard, async ({ input, tx, now, settings }) => {
  const viewing = { now, excellentFrom: settings.excellentFrom }
  const counts = await loadCounts(tx, asQuery(input, []), viewing)
  const choices = listStatusChoices(await ownStatuses(tx))
  const listed = new Set(choices.map(toStatusKey))
  const others = counts
    .filter(({ status_key }) => !listed.has(status_key))
    .toSorted((a, b) => b.total - a.total)
    .map(({ label }) => label)
  const columns = []
  for (const status of [...choices, ...others].slice(0, mostColumns)) {
    const total = counts.find(({ status_key }) => status_key === toStatusKey(status))?.total ?? 0
    const rows = total === 0 ? nobody : await loadCandidatePage(tx, asQuery(input, [status]), 1, viewing, perColumn)
    columns.push({ status, total, rows })
  }
  return rawJson({ columns })
})

/** More of one column, newest first. */
export const boardColumnRoute = query(boardColumn, async ({ input, tx, now, settings }) => {
  const { column, page, ...board } = input
  const viewing = { now, excellentFrom: settings.excellentFrom }
  return rawJson({ rows: await loadCandidatePage(tx, asQuery(board, [column]), page, viewing, perColumn), page })
})
