import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../../platform/server/database.ts'
import { bringPosts } from '../../../clients/job-posts/server/public.ts'
import { bringReports } from '../../../money/finance/server/public.ts'
import { bringLinks, bringTemplates } from '../../../texting/templates/server/public.ts'
import { getCell } from '../rules/source-row.ts'
import { type BroughtPost, checkPostRow, checkTemplateRow, judgeLinkRow, judgeReportRow } from '../rules/work-rows.ts'
import { loadKnownRows } from './load-known-rows.ts'
import {
  createJudgedStep,
  type Incoming,
  type IncomingRow,
  type Outcome,
  type Run,
  rejectRow,
  type Step,
  toContext,
  toOutcomes,
} from './run.ts'

const writePosts = async (tx: Tx, run: Run, read: readonly IncomingRow<BroughtPost>[]): Promise<Outcome[]> => {
  const asked = read.map(({ incoming }) => getCell(incoming.row, 'location_id').trim())
  const places = await loadKnownRows(tx, run.installation, 'locations', asked)
  const rows = read.map(({ client, value }, at) => {
    const place = places.get(asked[at] ?? '')
    const location_id = place?.isHere && place.organizationId === client.id ? place.ours : null
    return {
      ...value,
      id: randomUUID(),
      organization_id: client.id,
      organization: value.organization ?? client.name,
      location_id,
    }
  })
  await bringPosts(tx, rows)
  const ids = rows.map(({ id }) => id)
  return toOutcomes(
    read,
    ids,
    ids.map((id) => ({ id, ours: id })),
  )
}

/** Reports belong to anyone who holds their customer id; until a client is linked to it they are unmatched. */
const writeReports = async (tx: Tx, run: Run, rows: readonly Incoming[]): Promise<Outcome[]> => {
  const judged = rows.map(({ row }) => judgeReportRow(row, toContext(run, null)))
  const fresh = judged.map((one) => (one.ok ? { ...one.value, id: randomUUID() } : null))
  const became = await bringReports(
    tx,
    fresh.filter((one) => one !== null),
  )
  const ours = new Map(became.map((one) => [one.id, one.ours]))
  return judged.map((one, at): Outcome => {
    if (!one.ok) return rejectRow(...one.reasons)
    const id = fresh[at]?.id ?? ''
    const found = ours.get(id) ?? id
    return { kind: found === id ? 'new' : 'here', ours: found, organizationId: run.platformId }
  })
}

const owned = <T>(read: readonly IncomingRow<T>[]) =>
  read.map(({ client, value }) => ({ ...value, id: randomUUID(), organization_id: client.id }))
const matchAny = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

const writeTemplates = createJudgedStep(checkTemplateRow, async (tx, _, read) => {
  const rows = owned(read)
  return toOutcomes(read, matchAny(rows), await bringTemplates(tx, rows))
})
const writeLinks = createJudgedStep(judgeLinkRow, async (tx, _, read) => {
  const rows = owned(read)
  return toOutcomes(read, matchAny(rows), await bringLinks(tx, rows))
})

/** The steps for a clinic's tools, apart from its people. */
export const workSteps: readonly Step[] = [
  { table: 'job_post_tracker', write: createJudgedStep(checkPostRow, writePosts) },
  { table: 'performance_reports', write: writeReports },
  { table: 'message_templates', write: writeTemplates },
  { table: 'user_links', write: writeLinks },
]
