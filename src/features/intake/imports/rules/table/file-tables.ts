import { proposeHeader, proposeTable, readHeadingsAt, type TablePlace } from './propose-table.ts'

/** A sheet of a stored file: which of the file's rows it begins with (from 1), how many hold anything, and its first rows. */
export type FileSheet = {
  name: string
  from: number
  rows: number
  until: number
  head: { row: number; cells: string[] }[]
}

/** The rows of a stored file that make its table, counted from 1: the first of its sheet, the one that names the columns, and the last. */
export type FileTable = { from: number; header: number; until: number }

const mostCells = 500
const longestCell = 300
const headRows = 25
/** Signs of all first rows together. */
const mostKept = 2_000_000

/** A row as it is kept to choose the heading by. */
const shortened = (cells: readonly string[]): string[] =>
  cells.slice(0, mostCells).map((cell) => cell.slice(0, longestCell).replaceAll('\0', '').toWellFormed())

/** Collects the sheets of a stored file while its rows go by. Without `parts` it is one sheet. */
export const openFileSheets = (parts: readonly { name: string; rows: number }[]) => {
  const sheets: FileSheet[] = []
  let from = 1
  for (const { name, rows } of parts.length === 0 ? [{ name: '', rows: Number.MAX_SAFE_INTEGER - 1 }] : parts) {
    sheets.push({ name, from, until: from + rows - 1, rows: 0, head: [] })
    from += rows
  }
  let at = 0
  let left = mostKept
  return {
    sheets,
    /** Counts a row; rows come in their order. Answers its sheet. */
    add: ({ row, cells }: { row: number; cells: readonly string[] }): FileSheet | undefined => {
      while ((sheets[at]?.until ?? row) < row) at += 1
      const sheet = sheets[at]
      if (!sheet) return undefined
      sheet.rows += 1
      if (row - sheet.from >= headRows || left <= 0) return sheet
      const kept = shortened(cells)
      left -= kept.reduce((sum, cell) => sum + cell.length + 4, 0)
      sheet.head.push({ row: row - sheet.from + 1, cells: kept })
      return sheet
    },
  }
}

/** The first rows of a sheet, blank ones included. */
const listRows = ({ head }: FileSheet): string[][] => {
  const rows: string[][] = []
  for (const { row, cells } of head) rows[row - 1] = cells
  return Array.from(rows, (cells) => cells ?? [])
}

/** The most likely place of a file's table; `header` counts from 0 in its sheet. */
export const proposePlace = (sheets: readonly FileSheet[]): TablePlace =>
  proposeTable(sheets.map((sheet) => ({ rows: listRows(sheet) })))

/** The row of a sheet that most likely names its columns, from 0. */
export const proposeSheetHeader = (sheets: readonly FileSheet[], sheet: number): number => {
  const one = sheets[sheet]
  return one ? proposeHeader(listRows(one)) : 0
}

/** The places that may be the heading, each with its words. */
export const listPossibleHeadings = (sheets: readonly FileSheet[]): { place: TablePlace; headers: string[] }[] =>
  sheets.flatMap((sheet, at) =>
    sheet.head.map(({ row }) => ({
      place: { sheet: at, header: row - 1 },
      headers: readHeadingsAt(listRows(sheet), row - 1),
    })),
  )

/** The table at a place, its headings, and how many rows below hold anything; null when no such row is there. */
export const findTable = (sheets: readonly FileSheet[], { sheet: at, header }: TablePlace) => {
  const sheet = sheets[at]
  const rows = sheet ? listRows(sheet) : []
  if (!sheet || rows[header] === undefined) return null
  const above = sheet.head.filter(({ row }) => row <= header + 1).length
  const table: FileTable = { from: sheet.from, header: sheet.from + header, until: sheet.until }
  return { table, headers: readHeadingsAt(rows, header), rows: sheet.rows - above, firstRows: rows }
}

/** Rows of a stored file as those of its table: outside it none, and with the numbers that its sheet shows. The heading is the first. */
export const getTableRows = <Row extends { row: number }>(
  rows: readonly Row[],
  { from, header, until }: FileTable,
): Row[] => rows.filter(({ row }) => row >= header && row <= until).map((one) => ({ ...one, row: one.row - from + 1 }))

/** A table that fills a whole file and begins with its heading. */
export const wholeFile: FileTable = { from: 1, header: 1, until: Number.MAX_SAFE_INTEGER - 1 }
