import type { HeaderMap } from '../../rules/headers.ts'
import { type FileSheet, type FileTable, getTableRows, openFileSheets } from '../../rules/table/file-tables.ts'
import { openValueCount } from '../../rules/values/value-questions.ts'
import type { CsvRow } from '../read-csv.ts'
import { streamCsvBatches } from '../stream-csv-batches.ts'

const perBatch = 1_000
const mostSamples = 200

/** The rows of one table of a stored file, batch by batch, numbered as its sheet numbers them; the heading is the first. */
export async function* streamTableBatches(
  bytes: Uint8Array,
  table: FileTable,
  size = perBatch,
): AsyncGenerator<CsvRow[], undefined> {
  for await (const batch of streamCsvBatches(bytes, size)) {
    const rows = getTableRows(batch, table)
    if (rows.length > 0) yield rows
    if ((batch.at(-1)?.row ?? 0) > table.until) return
  }
}

/** The sheets of a stored file with their first rows, read through to its end; `first` holds more of each, to judge columns by. */
export const readSheets = async (
  bytes: Uint8Array,
  parts: readonly { name: string; rows: number }[],
): Promise<{ sheets: FileSheet[]; first: CsvRow[] }> => {
  const { sheets, add } = openFileSheets(parts)
  const first: CsvRow[] = []
  for await (const batch of streamCsvBatches(bytes, perBatch))
    for (const row of batch) {
      const sheet = add(row)
      if (sheet && row.row - sheet.from < mostSamples) first.push(row)
    }
  return { sheets, first }
}

/** The first rows below a heading, to judge the columns by. */
export const readFirstRows = async (bytes: Uint8Array, table: FileTable): Promise<string[][]> => {
  const rows: string[][] = []
  for await (const batch of streamTableBatches(bytes, table, mostSamples)) {
    rows.push(...batch.filter(({ row }) => row > table.header - table.from + 1).map(({ cells }) => cells))
    if (rows.length >= mostSamples) break
  }
  return rows.slice(0, mostSamples)
}

/** Counts the words of a table that mean something of ours, and its rows that are longer than the heading. */
export const countKnownValues = async (bytes: Uint8Array, table: FileTable, map: HeaderMap) => {
  const words = openValueCount(map)
  let longer = 0
  const width = map.headings?.length ?? Number.MAX_SAFE_INTEGER
  for await (const batch of streamTableBatches(bytes, table)) {
    for (const { row, cells } of batch) {
      if (row === table.header - table.from + 1) continue
      words.add(cells)
      if (cells.slice(width).some((cell) => /\S/.test(cell))) longer += 1
    }
  }
  return { questions: words.questions, longer }
}
