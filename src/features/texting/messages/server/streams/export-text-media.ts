import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { stream } from '../../../../../platform/server/stream.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../../platform/shared/schemas.ts'
import { csvStart, formatCsvRow } from '../../../../../rules/file-formats/csv.ts'
import { createNotFound, loadCandidate } from '../../../../candidates/directory/server/public.ts'
import { findKind } from '../../../../documents/files/rules/document-kind.ts'
import { exportTextMedia } from '../../contract/text-media.ts'
import { formatMediaName } from '../../rules/text-media.ts'

const row = z.object({
  name: nullableText,
  mime: nullableText,
  declared: z.string(),
  position: z.number(),
  size: z.nullable(z.number()),
  day: z.string(),
  state: z.string(),
  reason: nullableText,
  document: nullableText,
})
type Row = z.output<typeof row>

const most = 10_000
const head = ['Name', 'Type', 'Bytes', 'Day', 'State', 'Document']

const describeState = ({ state, reason }: Row): string => {
  if (state === 'kept') return 'Stored'
  return state === 'failed' ? (reason ?? 'Not stored') : 'Not fetched yet'
}

/** Writes what came with a candidate's texts as CSV, the newest text first; days are the clinic's. */
export const exportTextMediaRoute = stream(exportTextMedia, async ({ input, transact, reply }) => {
  const rows = await transact(
    async (tx) => {
      if (!(await loadCandidate(tx, input.id))) throw createNotFound()
      return await tx.rows(
        row,
        sql`select x.name, x.mime, x.declared_type as declared, x.position, x.size::int as size, (m.created_at at time zone o.time_zone)::date::text as day,
              x.state, x.reason, case when d.deleted_at is null then d.name end as document
            from text_messages m join text_media x on ${tenantCondition(tx, 'x')} and x.organization_id = m.organization_id and x.message_id = m.id
            join organizations o on o.id = m.organization_id
            left join document_files d on ${tenantCondition(tx, 'd')} and d.organization_id = x.organization_id and d.id = x.document_id
            where ${tenantCondition(tx, 'm')} and m.candidate_id = ${input.id} order by m.created_at desc, m.id, x.position limit ${most}`,
      )
    },
    { readOnly: true },
  )
  const lines = rows.map((each) =>
    formatCsvRow([
      each.name ?? formatMediaName(each.declared, each.position),
      (each.mime === null ? undefined : findKind(each.mime)?.label) ?? each.mime ?? each.declared,
      each.size,
      each.day,
      describeState(each),
      each.document,
    ]),
  )
  return await reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="text-files.csv"')
    .send(`${csvStart}${formatCsvRow(head)}${lines.join('')}`)
})
