import readWorkbook from 'read-excel-file/node'
import { readZipParts } from '../read-zip-parts.ts'
import { createTableText, type TableText } from './create-table-text.ts'

const bounds = { entries: 10_000, bytes: 300_000_000, kept: 60_000_000 }

const two = (n: number) => String(n).padStart(2, '0')
const dateText = (at: Date): string => {
  const day = `${at.getUTCFullYear()}-${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())}`
  const time = `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())}`
  return time === '00:00:00' ? day : `${day} ${time}`
}

const cellText = (cell: unknown): string => {
  if (cell instanceof Date) return dateText(cell)
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : ''
}

const sheetPart = /^xl\/worksheets\/[^/]+\.xml$/
const hiddenRow = /<row\b[^>]{0,500}\bhidden="(?:1|true)"/g

/** How many rows the sheets hide, or null when the archive is no workbook. What it unpacks to is counted first. */
const hiddenRows = async (bytes: Buffer): Promise<number | null> => {
  let isWorkbook = false
  let hidden = 0
  for await (const part of readZipParts(bytes, bounds, (name) => sheetPart.test(name))) {
    isWorkbook ||= part.name === 'xl/workbook.xml'
    hidden += part.bytes?.toString('latin1').match(hiddenRow)?.length ?? 0
  }
  return isWorkbook ? hidden : null
}

/** All sheets as one CSV text; null when it is no workbook. */
export const convertSheetsToCsv = async (bytes: Buffer): Promise<TableText | null> => {
  const hidden = await hiddenRows(bytes)
  if (hidden === null) return null
  const sheets = await readWorkbook(bytes)
  const remarks =
    hidden > 0
      ? [`${hidden} hidden ${hidden === 1 ? 'row is' : 'rows are'} read, too. Delete what you don’t want.`]
      : []
  return createTableText(
    sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((cells) => cells.map(cellText)) })),
    remarks,
  )
}
