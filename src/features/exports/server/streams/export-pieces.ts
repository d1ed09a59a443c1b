import { xlsxStream } from '../../../../integrations/documents/xlsx-stream.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import type { Cell } from '../../../../rules/file-formats/cell.ts'
import { csvRow, csvStart } from '../../../../rules/file-formats/csv.ts'
import { type Exported, type ExportFormat, exportCells, exportColumns } from '../../rules/export-row.ts'
import { exportedLines, exportedRows, type Read } from '../exported-rows.ts'

async function* csvPieces(lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield csvStart + csvRow(exportColumns)
  yield* lines
}

/** For programs: days as 2026-03-14, scores as numbers. */
const named = (row: Exported) =>
  Object.fromEntries(
    exportCells(row).map((cell, at) => [exportColumns[at] ?? '', typeof cell === 'object' ? cell.day : cell]),
  )

async function* jsonPieces(chunks: AsyncIterable<Exported[]>): AsyncGenerator<string> {
  yield '['
  let isFirst = true
  for await (const rows of chunks) {
    yield rows.map((row, at) => `${isFirst && at === 0 ? '' : ','}\n${JSON.stringify(named(row))}`).join('')
    isFirst = isFirst && rows.length === 0
  }
  yield '\n]\n'
}

async function* sheetRows(chunks: AsyncIterable<Exported[]>): AsyncGenerator<Cell[][]> {
  for await (const rows of chunks) yield rows.map(exportCells)
}

/** The bytes of a workbook of candidates, while its rows arrive. */
export const sheetPieces = (chunks: AsyncIterable<Exported[]>): AsyncGenerator<string | Buffer> =>
  xlsxStream(exportColumns, sheetRows(chunks))

/** The bytes of a file of candidates, while they are read. */
export const exportPieces = (tx: Tx, format: ExportFormat, read: Read): AsyncGenerator<string | Buffer> => {
  if (format === 'csv') return csvPieces(exportedLines(tx, read))
  const rows = exportedRows(tx, read)
  return format === 'json' ? jsonPieces(rows) : sheetPieces(rows)
}
