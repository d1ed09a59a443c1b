import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { Refusal } from '../../../rules/refusal.ts'

/** `row` is the number a spreadsheet shows: the heading is row 1, blank rows count. */
export type CsvRow = { row: number; cells: string[] }
export type CsvFile = { headers: string[]; rows: CsvRow[] }

const textOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Spreadsheets on Windows still save "CSV" in their own code page.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** What separates the cells, judged by the heading: a comma, or the semicolon or tab that some spreadsheets write. */
const separatorOf = (text: string): string => {
  const heading =
    text
      .slice(0, 10_000)
      .trimStart()
      .split(/[\r\n]/, 1)[0] ?? ''
  const times = (sign: string) => heading.split(sign).length
  return [';', '\t'].reduce((best, sign) => (times(sign) > times(best) ? sign : best), ',')
}

const refuse = (message: string) => new Refusal('invalid', message, { fields: { file: message } })

const recordsOf = (text: string): string[][] => {
  try {
    return parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw refuse(`The file cannot be read as CSV (${error.message}); nothing was loaded.`)
  }
}

/** The heading and the rows of a CSV file that hold anything; ragged rows, quoted line breaks and any line ending are fine. */
export const readCsv = (bytes: Uint8Array): CsvFile => {
  const rows = recordsOf(textOf(bytes))
    .map((cells, at) => ({ row: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => /\S/.test(cell)))
  const [heading, ...rest] = rows
  if (!heading) throw refuse('The file is empty.')
  return { headers: heading.cells, rows: rest }
}
