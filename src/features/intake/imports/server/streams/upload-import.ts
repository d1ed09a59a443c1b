import { randomUUID } from 'node:crypto'
import { sheetAsCsv } from '../../../../../integrations/documents/extract-text.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { recordEvents } from '../../../../../platform/server/events.ts'
import { stream } from '../../../../../platform/server/stream.ts'
import { receiveForm } from '../../../../../platform/server/uploads/receive-form.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { addUpload } from '../../../../documents/uploads/server/public.ts'
import { uploadImport } from '../../contract.ts'
import { headerProblem, mapHeaders } from '../../rules/headers.ts'
import { csvBatches } from '../csv-batches.ts'
import type { CsvRow } from '../read-csv.ts'

const mostBytes = 50 * 1024 * 1024
const refuse = (message: string, code: 'invalid' | 'too-large' = 'invalid') =>
  new UserError(code, message, { fields: { file: message } })
const wrongKind = 'The file must be CSV or Excel (.xlsx).'

const csvOf = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const isArchive = Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004'
  if (!isArchive) {
    if (bytes.subarray(0, 4_096).includes(0) && bytes[0] !== 0xff) throw refuse(wrongKind)
    if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-') throw refuse(wrongKind)
    return bytes
  }
  const { isWorkbook, csv } = await sheetAsCsv(bytes)
  if (!isWorkbook) throw refuse(wrongKind)
  if (csv === null) throw refuse('We can’t read this Excel file. Save it as CSV and choose it again.')
  return Buffer.from(csv)
}

const lookAt = async (csv: Uint8Array) => {
  const first: CsvRow[] = []
  let rows = -1
  for await (const batch of csvBatches(csv, 1_000)) {
    if (first.length < 6) first.push(...batch.slice(0, 6 - first.length))
    rows += batch.length
  }
  const [heading, ...sample] = first
  if (!heading) throw refuse('The file is empty.')
  return { headers: heading.cells, rows, sample: sample.map(({ cells }) => cells) }
}

/** Stores the file as CSV, whatever it came as; what cannot be read leaves nothing behind. */
export const uploadImportRoute = stream(
  uploadImport,
  async ({ actor, transact, request, reply, services: { files } }) => {
    const allowed = {
      who: actor.userId,
      most: mostBytes,
      tooLarge: () => refuse('The file must be 50 MB or smaller.', 'too-large'),
      broken: () => refuse(wrongKind),
    }
    return await receiveForm(request, reply, allowed, async ({ file }) => {
      if (!file) throw refuse(wrongKind)
      const csv = await csvOf(file.bytes)
      const { headers, rows, sample } = await lookAt(csv)
      const uploadId = randomUUID()
      const key = `imports/${actor.organizationId}/${uploadId}.csv`
      const name = file.name.replaceAll('\0', '').toWellFormed().slice(-255) || 'candidates.csv'
      const tell = async (tx: Tx) => {
        const text = JSON.stringify({ headers, rows })
        await addUpload(tx, actor, {
          id: uploadId,
          kind: 'import',
          storedAs: key,
          fileName: name,
          size: file.size,
          text,
        })
        await recordEvents(tx, actor.userId, [{ name: 'import.uploaded', after: { uploadId, size: file.size, rows } }])
      }
      await files.keep(key, csv, 'text/csv', async () => await transact(tell))
      const guessed = mapHeaders(headers)
      return { uploadId, name, headers, mapping: guessed.fields, rows, sample, problem: headerProblem(guessed) }
    })
  },
)
