import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../../../../platform/server/actor.ts'
import { type ReceivedForm, receiveForm } from '../../../../../platform/server/uploads/receive-form.ts'
import { type Day, isTimeZone, toLocalDay } from '../../../../../rules/day.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { streamCsvBatches } from '../../../../intake/imports/server/public.ts'
import { findReportColumns, type ReportColumns, readReportRow } from '../../rules/report-file.ts'
import type { ReadRow } from '../../rules/report-import.ts'

const mostBytes = 10 * 1024 * 1024
const mostRows = 20_000
const perBatch = 1_000
const wrongKind = 'The file must be CSV. Save a workbook as CSV first.'
const refuse = (message: string, code: 'invalid' | 'too-large' = 'invalid') => UserError.at('file', message, code)

const refuseOtherKinds = (bytes: Uint8Array) => {
  const begin = Buffer.from(bytes.subarray(0, 5)).toString('latin1')
  const isText = !bytes.subarray(0, 4_096).includes(0) || bytes[0] === 0xff
  if (!isText || begin.startsWith('PK\u0003\u0004') || begin === '%PDF-') throw refuse(wrongKind)
}

/** Every row of a file of reports, read as of a day; a file without the needed columns, or with too many rows, is refused. */
const loadRows = async (bytes: Uint8Array, today: Day): Promise<{ rows: ReadRow[]; unread: string[] }> => {
  const rows: ReadRow[] = []
  let columns: ReportColumns | null = null
  for await (const batch of streamCsvBatches(bytes, perBatch)) {
    let lines = batch
    if (!columns) {
      const [heading, ...rest] = batch
      const found = findReportColumns(heading?.cells ?? [])
      if (!found.ok) throw refuse(found.problem)
      columns = found.columns
      lines = rest
    }
    if (rows.length + lines.length > mostRows)
      throw refuse('The file has more than 20,000 rows. Split it.', 'too-large')
    for (const { row, cells } of lines) rows.push({ row, read: readReportRow(cells, columns, today) })
  }
  if (!columns) throw refuse('The file is empty.')
  if (rows.length === 0) throw refuse('The file has headings but no rows.')
  return { rows, unread: columns.unread }
}

type Call = { actor: Caller; request: FastifyRequest; reply: FastifyReply; now: Date }
export type ReportFile = Awaited<ReturnType<typeof loadRows>> & { word: ReceivedForm['word'] }

/** The rows of the file in a form, read as of today in the sender's zone; what is no CSV of reports is refused at `file`. */
export const receiveReports = async <T>(
  { actor, request, reply, now }: Call,
  work: (file: ReportFile) => Promise<T>,
): Promise<T> => {
  const allowed = {
    who: actor.userId,
    most: mostBytes,
    fields: { count: 2, size: 200 },
    tooLarge: () => refuse('The file must be 10 MB or smaller.', 'too-large'),
    broken: () => refuse(wrongKind),
  }
  return await receiveForm(request, reply, allowed, async ({ file, word }) => {
    if (!file) throw refuse('Choose a file.')
    const timeZone = word('timeZone')
    if (!isTimeZone(timeZone)) throw UserError.at('timeZone', 'Choose a time zone.')
    refuseOtherKinds(file.bytes)
    return await work({ ...(await loadRows(file.bytes, toLocalDay(now, timeZone))), word })
  })
}
