import type { PlacedLine, ReadDocument } from '../../../rules/placed-line.ts'

type Line = { text: string; page: number; heading: boolean }
type Table = { rows: Line[][][]; row: Line[][]; cell: Line[] }
type Open = { text: string; bold: number; letters: number; heading: boolean; bullet: boolean; page: number }

const shortest = 32 // signs: a cell such as a date, which belongs to the line next to it
const deepest = 40

/** The lines of a table's row: side by side where each cell has one, else a cell after the other, a date before what it dates. */
const linesOfRow = (cells: readonly Line[][]): Line[] => {
  const filled = cells.filter((cell) => cell.length > 0)
  const [first, second, ...rest] = filled
  if (!first) return []
  if (filled.every((cell) => cell.length === 1)) {
    const text = filled.map(([line]) => line?.text ?? '').join('\t')
    return [{ text, page: first[0]?.page ?? 1, heading: filled.length === 1 && (first[0]?.heading ?? false) }]
  }
  const [date] = first
  const [beside, ...more] = second ?? []
  if (first.length === 1 && date && beside && date.text.length <= shortest && /\d{4}|present/i.test(date.text))
    return [{ ...beside, text: `${date.text}\t${beside.text}` }, ...more, ...rest.flat()]
  return filled.flat()
}

/** Collects the words of a document that has paragraphs and tables, and answers its lines. */
export const openParagraphs = () => {
  const lines: Line[] = []
  const tables: Table[] = []
  /** Paragraphs within paragraphs: those of a text box are within one. */
  const open: Open[] = []
  let page = 1

  const add = (line: Line) => {
    const table = tables.at(-1)
    if (table) table.cell.push(line)
    else lines.push(line)
  }
  const begin = ({ heading = false, bullet = false } = {}) => {
    open.push({ text: '', bold: 0, letters: 0, heading, bullet, page })
  }
  const end = () => {
    const one = open.pop()
    if (!one) return
    const isBold = one.letters > 0 && one.bold >= one.letters
    for (const part of one.text.split('\n')) {
      const text = part
        .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
        .trim()
        .replace(/[ \u00a0]{3,1000}/g, '\t')
        .replace(/[ \u00a0]{1,1000}/g, ' ')
        .replace(/ ?\t[ \t]{0,1000}/g, '\t')
        .trim()
      if (text === '') continue
      const isShort = text.length <= 60
      add({
        text: one.bullet && !text.startsWith('•') ? `• ${text}` : text,
        page: one.page,
        heading: isShort && !one.bullet && (one.heading || isBold),
      })
    }
  }
  return {
    begin,
    end,
    /** Marks that are known only after a paragraph has begun. */
    mark: (more: { heading?: boolean; bullet?: boolean }) => Object.assign(open.at(-1) ?? {}, more),
    text: (text: string, bold = false) => {
      if (open.length === 0) begin()
      const one = open.at(-1)
      if (!one) return
      const letters = text.replaceAll(/\s/g, '').length
      one.text += text
      one.letters += letters
      if (bold) one.bold += letters
    },
    breakPage: () => {
      page += 1
      const one = open.at(-1)
      if (one && one.text.trim() === '') one.page = page
    },
    beginTable: () => {
      if (tables.length < deepest) tables.push({ rows: [], row: [], cell: [] })
    },
    endCell: () => {
      const table = tables.at(-1)
      if (table) {
        table.row.push(table.cell)
        table.cell = []
      }
    },
    endRow: () => {
      const table = tables.at(-1)
      if (table) {
        table.rows.push(table.row)
        table.row = []
      }
    },
    endTable: () => {
      const table = tables.pop()
      if (!table) return
      const left = table.row.length > 0 || table.cell.length > 0 ? [[...table.row, table.cell]] : []
      for (const row of [...table.rows, ...left]) for (const line of linesOfRow(row)) add(line)
    },
    document: (): ReadDocument => {
      while (open.length > 0) end()
      const placed: PlacedLine[] = lines.map((line) => ({ ...line, box: null }))
      return { lines: placed, pages: page, unread: [] }
    },
  }
}

/** Joins several parts of one document, one after the other; a repeated line of a header is kept once. */
export const joinDocuments = (parts: readonly ReadDocument[]): ReadDocument => ({
  lines: parts.flatMap(({ lines }) => lines),
  pages: Math.max(1, ...parts.map(({ pages }) => pages)),
  unread: [],
})
