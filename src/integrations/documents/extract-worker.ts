import { parentPort, workerData } from 'node:worker_threads'
import { readSheet } from 'read-excel-file/node'
import { extractText, getDocumentProxy } from 'unpdf'
import { activeContent } from './active-content.ts'
import { docxText } from './docx-text.ts'
import { readZipEntry, zipEntries } from './zip-entry.ts'

const mostPages = 60

const pdfText = async (bytes: Buffer): Promise<string> => {
  const document = await getDocumentProxy(new Uint8Array(bytes), {
    isEvalSupported: false,
    disableFontFace: true,
    maxImageSize: 0,
  })
  if (document.numPages > mostPages) throw new Error('too many pages')
  const { text } = await extractText(document, { mergePages: false })
  return text.join('\n')
}

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

const mostUnpacked = 300_000_000

/** The first sheet as CSV text. What the archive unpacks to is looked at first. */
const sheetCsv = async (bytes: Buffer): Promise<string | null> => {
  const entries = zipEntries(bytes)
  for (const { name } of entries) readZipEntry(bytes, name, mostUnpacked)
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) return null
  const rows = await readSheet(bytes)
  return rows.map((cells) => cells.map((cell) => `"${cellText(cell).replaceAll('"', '""')}"`).join(',')).join('\r\n')
}

const { kind, bytes } = workerData as { kind: 'pdf' | 'docx' | 'xlsx' | 'check'; bytes: Uint8Array }
const textOf = { pdf: pdfText, docx: async (file: Buffer) => docxText(file), xlsx: sheetCsv, check: activeContent }
parentPort?.postMessage(await textOf[kind](Buffer.from(bytes)))
