import type { Readable } from 'node:stream'
import { streamXlsx } from '../../../../../integrations/documents/stream-xlsx.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import type { Cell } from '../../../../../rules/file-formats/cell.ts'
import { csvStart, formatCsvRow } from '../../../../../rules/file-formats/csv.ts'
import { type ChosenColumn, chosenHeadings, parseChosenCells } from '../../rules/chosen-columns.ts'
import { type ExportFormat, exportCells, exportColumns } from '../../rules/export-row.ts'
import { type ExportedRow, type ExportQuery, streamExportLines, streamExportRows } from '../stream-export-rows.ts'

type ColumnChoice = readonly ChosenColumn[]
const headings = (chosen: ColumnChoice) => [...exportColumns, ...chosen.map((key) => chosenHeadings[key])]
const toCells = (row: ExportedRow, chosen: ColumnChoice): Cell[] => [
  ...exportCells(row),
  ...parseChosenCells(chosen, row.chosen),
]

async function* csvPieces(lines: AsyncIterable<string>, chosen: ColumnChoice): AsyncGenerator<string> {
  yield csvStart + formatCsvRow(headings(chosen))
  yield* lines
}

/** For programs: days as 2026-03-14, scores as numbers. */
const named = (row: ExportedRow, chosen: ColumnChoice, names: readonly string[]) =>
  Object.fromEntries(
    toCells(row, chosen).map((cell, at) => [names[at] ?? '', typeof cell === 'object' ? cell.day : cell]),
  )

async function* jsonPieces(chunks: AsyncIterable<ExportedRow[]>, chosen: ColumnChoice): AsyncGenerator<string> {
  const names = headings(chosen)
  yield '['
  let isFirst = true
  for await (const rows of chunks) {
    yield rows
      .map((row, at) => `${isFirst && at === 0 ? '' : ','}\n${JSON.stringify(named(row, chosen, names))}`)
      .join('')
    isFirst = isFirst && rows.length === 0
  }
  yield '\n]\n'
}

async function* sheetRows(chunks: AsyncIterable<ExportedRow[]>, chosen: ColumnChoice): AsyncGenerator<Cell[][]> {
  for await (const rows of chunks) yield rows.map((row) => toCells(row, chosen))
}

/** The bytes of a workbook of candidates, while its rows arrive. */
export const exportWorkbookPieces = (chunks: AsyncIterable<ExportedRow[]>, chosen: ColumnChoice = []): Readable =>
  streamXlsx(headings(chosen), sheetRows(chunks, chosen))

/** The bytes of a file of candidates, while they are read. */
export const exportPieces = (tx: Tx, format: ExportFormat, read: ExportQuery): AsyncIterable<string | Buffer> => {
  const { chosen = [] } = read
  if (format === 'csv') return csvPieces(streamExportLines(tx, read), chosen)
  const rows = streamExportRows(tx, read)
  return format === 'json' ? jsonPieces(rows, chosen) : exportWorkbookPieces(rows, chosen)
}
