import { xlsxStream } from '../../../../integrations/documents/xlsx-stream.ts'
import type { Cell } from '../../../../rules/file-formats/cell.ts'
import { csvRow, csvStart } from '../../../../rules/file-formats/csv.ts'
import { csvWords, type Exported, type ExportFormat, exportCells, exportColumns } from '../../rules/export-row.ts'

async function* csvPieces(chunks: AsyncIterable<Exported[]>): AsyncGenerator<string> {
  yield csvStart + csvRow(exportColumns)
  for await (const rows of chunks) yield rows.map((row) => csvRow(exportCells(row).map(csvWords))).join('')
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

/** The bytes of a file of candidates, while its rows arrive. */
export const exportPieces = (
  format: ExportFormat,
  chunks: AsyncIterable<Exported[]>,
): AsyncGenerator<string | Buffer> => {
  if (format === 'csv') return csvPieces(chunks)
  return format === 'json' ? jsonPieces(chunks) : xlsxStream(exportColumns, sheetRows(chunks))
}
