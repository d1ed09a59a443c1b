import type { SourceRow } from '../rules/source-row.ts'
import type { SourceTable } from '../rules/source-tables.ts'

/** One row as it is in the source; `line` is the number a spreadsheet shows, or the place among the rows of a dump. */
export type SourceLine = { line: number; cells: string[]; row: SourceRow }

/** The rows of one table, read on request, a batch at a time. `name` is the source's own. */
export type SourceFile = {
  table: SourceTable
  name: string
  columns: string[]
  batches: () => AsyncGenerator<SourceLine[], undefined>
}

/** Another installation: its files, and where rows that stay behind are written. */
export type Source = { folder: string; files: SourceFile[] }

const mostRows = 2_000
const mostCharacters = 4_000_000

/** Rows by the names of their columns, at most 2,000 or four million characters at a time. */
export async function* splitIntoBatches(
  columns: readonly string[],
  lines: AsyncIterable<{ line: number; cells: string[] }>,
): AsyncGenerator<SourceLine[], undefined> {
  let batch: SourceLine[] = []
  let length = 0
  for await (const { line, cells } of lines) {
    batch.push({ line, cells, row: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) })
    for (const cell of cells) length += cell.length
    if (batch.length < mostRows && length < mostCharacters) continue
    yield batch
    batch = []
    length = 0
  }
  if (batch.length > 0) yield batch
}

/** Columns as they are looked for. */
export const normalizeColumns = (columns: readonly string[]) => columns.map((column) => column.trim().toLowerCase())
