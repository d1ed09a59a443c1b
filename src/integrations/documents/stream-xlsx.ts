import type { Readable } from 'node:stream'
import type { Cell } from '../../rules/file-formats/cell.ts'
import { streamZip } from './stream-zip.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const sheetKind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const fixed: Record<string, string> = {
  '[Content_Types].xml':
    `<Types xmlns="${packages}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${sheetKind}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${sheetKind}.styles+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetKind}.worksheet+xml"/></Types>`,
  '_rels/.rels':
    `<Relationships xmlns="${packages}/relationships">` +
    `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Candidates" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    `<Relationships xmlns="${packages}/relationships">` +
    `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml':
    `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/>` +
    '<sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/>' +
    '</fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders>' +
    '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/>' +
    '<xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>',
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
// Signs that XML 1.0 cannot hold, tab and line ends aside.
const forbidden = /[^\t\n\r\u0020-\ufffd]/g
const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .slice(0, 32_000)
    .replace(/[\u{10000}-\u{10ffff}]|[&<>]/gu, (sign) => signs[sign] ?? `&#${sign.codePointAt(0)};`)
    .replace(forbidden, '')

const msPerDay = 86_400_000
// Spreadsheets count days from here, and take 1900 for a leap year: dates before its March stay words.
const dayZero = Date.UTC(1899, 11, 30)
const firstRightDay = '1900-03-01'

// Text is text in a workbook: a cell that begins with = is shown, not computed.
const cellXml = (cell: Cell, at: string, style: string): string => {
  if (typeof cell === 'object') {
    if (cell.day < firstRightDay) return cellXml(cell.day, at, style)
    return `<c r="${at}" s="2"><v>${(Date.parse(cell.day) - dayZero) / msPerDay}</v></c>`
  }
  if (cell === '') return ''
  if (typeof cell === 'number') return `<c r="${at}"${style}><v>${cell}</v></c>`
  return `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`
}
/** The letters of a column, the first being 0: A to Z, then AA, AB … as a spreadsheet counts them. */
const columnName = (at: number): string =>
  (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCodePoint(65 + (at % 26))
const rowXml = (cells: readonly Cell[], row: number, style = ''): string =>
  `<row r="${row}">${cells.map((cell, at) => cellXml(cell, `${columnName(at)}${row}`, style)).join('')}</row>`

async function* sheetXml(columns: readonly string[], chunks: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<sheetData>${rowXml(columns, 1, ' s="1"')}`
  let row = 1
  for await (const rows of chunks) {
    const first = row + 1
    yield rows.map((cells, at) => rowXml(cells, first + at)).join('')
    row += rows.length
  }
  yield '</sheetData></worksheet>'
}

/**
 * Writes an Excel workbook of one sheet while its rows arrive; memory stays flat for any number. Days are days, in the
 * reader's own format.
 */
export const streamXlsx = (
  columns: readonly string[],
  chunks: AsyncIterable<Cell[][]>,
  sheet = 'Candidates',
): Readable =>
  streamZip([
    ...Object.entries(fixed).map(([name, xml]) => ({
      name,
      parts: [head + (name === 'xl/workbook.xml' ? xml.replace('Candidates', xmlText(sheet)) : xml)],
    })),
    { name: 'xl/worksheets/sheet1.xml', parts: sheetXml(columns, chunks) },
  ])
