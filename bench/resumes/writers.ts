// Writes blocks as the files that people send: plain text, Word, OpenDocument, rich text, and a small PDF of our own.

import { createZip } from '../../src/integrations/documents/testing/create-zip.ts'
import { drawPdf, drawText } from '../../src/integrations/documents/testing/draw-pdf.ts'
import type { Block } from './forms.ts'

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark)

const wrapped = (text: string, width: number, indent: string): string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > width) {
      lines.push(line)
      line = indent + word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

type Plain = { between?: string; bullet?: string; width?: number; hang?: string; capitals?: boolean; blank?: boolean }
/** Blocks as plain text. */
export const writePlainText = (blocks: Block[], how: Plain = {}): string => {
  const { between = '\t', bullet = '- ', width = 400, hang = '', capitals = false, blank = true } = how
  return blocks
    .flatMap((block): string[] => {
      if (block.kind === 'heading') return [...(blank ? [''] : []), capitals ? block.text.toUpperCase() : block.text]
      if (block.kind === 'line') return wrapped(block.cells.join(between), width, '')
      if (block.kind === 'bullet') return wrapped(`${bullet}${block.text}`, width, hang)
      return block.rows.map((row) => row.map((cell) => writePlainText(cell, how)).join(between))
    })
    .join('\n')
}

const run = (text: string, bold = false) =>
  text
    .split('\t')
    .map((part) => `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escaped(part)}</w:t></w:r>`)
    .join('<w:r><w:tab/></w:r>')
const wordBody = (blocks: Block[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'heading')
        return `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${run(block.text, true)}</w:p>`
      if (block.kind === 'line') return `<w:p>${run(block.cells.join('\t'), block.bold)}</w:p>`
      if (block.kind === 'bullet')
        return `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run(block.text)}</w:p>`
      return `<w:tbl>${block.rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${wordBody(cell) || '<w:p/>'}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`
    })
    .join('')

const wordTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
/** Blocks as a Word document. */
export const wordFile = (blocks: Block[]): Buffer =>
  createZip({
    '[Content_Types].xml': wordTypes,
    '_rels/.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${wordBody(blocks)}</w:body></w:document>`,
  })

const openBody = (blocks: Block[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'heading') return `<text:h>${escaped(block.text)}</text:h>`
      if (block.kind === 'line') return `<text:p>${block.cells.map(escaped).join('<text:tab/>')}</text:p>`
      if (block.kind === 'bullet')
        return `<text:list><text:list-item><text:p>${escaped(block.text)}</text:p></text:list-item></text:list>`
      return `<table:table>${block.rows.map((row) => `<table:table-row>${row.map((cell) => `<table:table-cell>${openBody(cell)}</table:table-cell>`).join('')}</table:table-row>`).join('')}</table:table>`
    })
    .join('')
/** Blocks as an OpenDocument text. */
export const openFile = (blocks: Block[]): Buffer =>
  createZip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<?xml version="1.0"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"><office:body><office:text>${openBody(blocks)}</office:text></office:body></office:document-content>`,
  })

const richText = (text: string) =>
  Array.from(
    text.replace(/[\\{}]/g, (sign) => `\\${sign}`),
    (sign) => (sign === '\t' ? '\\tab ' : sign.charCodeAt(0) > 126 ? `\\u${sign.charCodeAt(0)}?` : sign),
  ).join('')
const richBody = (blocks: Block[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'heading') return `{\\b\\fs28 ${richText(block.text)}}\\par\n`
      if (block.kind === 'line')
        return `${block.bold ? `{\\b ${richText(block.cells.join('\t'))}}` : richText(block.cells.join('\t'))}\\par\n`
      if (block.kind === 'bullet') return `\\bullet  ${richText(block.text)}\\par\n`
      return block.rows
        .map(
          (row) => `\\trowd\n${row.map((cell) => `${richBody(cell).replace(/\\par\n$/, '')}\\cell `).join('')}\\row\n`,
        )
        .join('')
    })
    .join('')
/** Blocks as rich text. */
export const richFile = (blocks: Block[]): Buffer =>
  Buffer.from(`{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}}\\f0\\fs22\n${richBody(blocks)}}`)

export type TextRun = { text: string; x: number; size?: number; bold?: boolean }
const pageTop = 740
/** Rows of words at places, top to bottom, as a PDF whose words are drawn one run each. */
export const drawnFile = (rows: { gap: number; runs: TextRun[] }[]): Buffer => {
  const pages: string[][] = [[]]
  let y = pageTop
  for (const { gap, runs } of rows) {
    y -= gap
    if (y < 50) {
      pages.push([])
      y = pageTop
    }
    // En dashes of the fonts' own encoding.
    for (const { text, x, size = 10, bold = false } of runs)
      pages.at(-1)?.push(drawText(text.replaceAll('–', '\u0096').replaceAll('•', '\u0095'), x, y, { size, bold }))
  }
  return drawPdf(pages.map((page) => page.join('\n')))
}
/** Blocks for a narrow place, wrapped. */
export const wrappedLines = (text: string, width: number): string[] => wrapped(text, width, '')
