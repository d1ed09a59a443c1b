import { Readable } from 'node:stream'
import { CsvError, parse as parseStream } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { UserError } from '../../../../rules/user-error.ts'

/** `row` is the number a spreadsheet shows, from 1; blank rows count. */
export type CsvRow = { row: number; cells: string[] }

/** Files are stored as UTF-8 now; earlier uploads were stored as they came. */
const decode = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Spreadsheets on Windows still save "CSV" in their own code page.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Excel's own first line of a CSV file: it declares the separator. */
const sepLine = /^\ufeff?sep=(.)\r?\n/i
const withoutSepLine = (text: string) => text.replace(sepLine, '')

/** The separator: as declared by the file, or the sign that its first lines have most of outside quotes. */
const detectSeparator = (text: string): string => {
  const said = sepLine.exec(text)?.[1]
  if (said !== undefined) return said
  const lines = text
    .slice(0, 10_000)
    .replace(/"(?:[^"]|"")*"?/g, '')
    .split(/[\r\n]+/, 12)
  const times = (sign: string) => {
    const [first = 0, ...others] = lines.map((line) => line.split(sign).length)
    return Math.max(first, ...others) + first / 1_000
  }
  return [';', '\t', '|'].reduce((best, sign) => (times(sign) > times(best) ? sign : best), ',')
}

const refuse = (message: string) => UserError.at('file', message)

/** Bytes: no row of people comes near it; a cell without an end does. */
const longestRow = 12_000_000
const mostInBatch = 4_000_000

const getOptions = (text: string) => ({
  bom: true,
  max_record_size: longestRow,
  delimiter: detectSeparator(text),
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
})

const refuseFile = (error: unknown) =>
  error instanceof CsvError ? refuse(`We can’t read this file as CSV (${error.message}). Nothing was imported.`) : error

const parseRecords = (text: string): string[][] => {
  try {
    return parse(withoutSepLine(text), getOptions(text))
  } catch (error) {
    throw refuseFile(error)
  }
}

const hasText = (cells: readonly string[]): boolean => cells.some((cell) => /\S/.test(cell))

function* slice(text: string) {
  for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536)
}

/**
 * The same rows, the heading first, at most `size` or four million characters at a time. For a thread of its own: a hostile file
 * takes as long as it takes (`csvBatches`).
 */
export async function* parseBatches(bytes: Uint8Array, size: number): AsyncGenerator<CsvRow[], undefined> {
  const text = decode(bytes)
  let batch: CsvRow[] = []
  let length = 0
  let row = 0
  try {
    const records = Readable.from(slice(withoutSepLine(text))).pipe(parseStream(getOptions(text))) as AsyncIterable<
      string[]
    >
    for await (const cells of records) {
      row += 1
      if (hasText(cells)) batch.push({ row, cells })
      for (const cell of cells) length += cell.length
      if (batch.length < size && length < mostInBatch) continue
      yield batch
      batch = []
      length = 0
    }
  } catch (error) {
    throw refuseFile(error)
  }
  if (batch.length > 0) yield batch
}

/** The rows of a CSV file that hold anything; ragged rows, quoted line breaks and any line ending are fine. */
export const readCsv = (bytes: Uint8Array): CsvRow[] => {
  const rows = parseRecords(decode(bytes))
    .map((cells, at) => ({ row: at + 1, cells }))
    .filter(({ cells }) => hasText(cells))
  if (rows.length === 0) throw refuse('The file is empty.')
  return rows
}
