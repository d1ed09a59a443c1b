import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../../../platform/server/database.ts'
import { recordEvents } from '../../../../../platform/server/events.ts'
import { stream } from '../../../../../platform/server/stream.ts'
import { receiveForm } from '../../../../../platform/server/uploads/receive-form.ts'
import { addUpload } from '../../../../documents/uploads/server/public.ts'
import { uploadImport } from '../../contract/imports.ts'
import { describeFile } from '../layout/describe-file.ts'
import { readSheets } from '../layout/import-table.ts'
import { fileAsCsv, refuse, wrongKind } from './file-as-csv.ts'

const mostBytes = 50 * 1024 * 1024
/** Stores the file as CSV, from any format; an unreadable one leaves nothing behind. */
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
      const { csv, parts, remarks } = await fileAsCsv(file.bytes)
      const { sheets, first } = await readSheets(csv, parts)
      const described = await transact(
        async (tx) =>
          await describeFile(
            tx,
            actor.organizationId,
            { bytes: csv, sheets, remarks, rows: first },
            { place: null, choices: null },
          ),
        { readOnly: true },
      )
      const { table: _, ...layout } = described
      const { headers, rows } = layout
      const place = { sheet: layout.sheet, header: layout.header_row - 1 }
      const uploadId = randomUUID()
      const key = `imports/${actor.organizationId}/${uploadId}.csv`
      const name = file.name.replaceAll('\0', '').toWellFormed().slice(-255) || 'candidates.csv'
      const tell = async (tx: Tx) => {
        const text = JSON.stringify({ headers, rows, sheets, place, remarks })
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
      return { uploadId, name, ...layout }
    })
  },
)
