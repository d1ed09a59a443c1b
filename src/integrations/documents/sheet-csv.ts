import { readSheet } from 'read-excel-file/node'
import { zipParts } from './zip-parts.ts'

const bounds = { entries: 10_000, bytes: 300_000_000, kept: 0 }

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

/** The first sheet as CSV text. What the archive unpacks to is counted first; null when it is no workbook. */
export const sheetCsv = async (bytes: Buffer): Promise<string | null> => {
  let isWorkbook = false
  for await (const { name } of zipParts(bytes, bounds, () => false)) isWorkbook ||= name === 'xl/workbook.xml'
  if (!isWorkbook) return null
  const rows = await readSheet(bytes)
  return rows.map((cells) => cells.map((cell) => `"${cellText(cell).replaceAll('"', '""')}"`).join(',')).join('\r\n')
}
