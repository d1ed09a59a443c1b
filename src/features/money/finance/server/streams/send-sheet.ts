import type { FastifyReply } from 'fastify'
import { streamXlsx } from '../../../../../integrations/documents/stream-xlsx.ts'
import type { Cell } from '../../../../../rules/file-formats/cell.ts'
import { csvStart, formatCsvRow } from '../../../../../rules/file-formats/csv.ts'

export type Sheet = { name: string; columns: readonly string[]; rows: Cell[][] }

const kinds = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Dollars of cents: a number that a spreadsheet can add up. */
export const toDollars = (cents: number): number => cents / 100

async function* chunk(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  for (let at = 0; at < rows.length; at += 500) yield rows.slice(at, at + 500)
}

/** Answers a file of one table: CSV that spreadsheets read as UTF-8 and compute nothing of, or an Excel workbook. */
export const sendSheet = async (reply: FastifyReply, format: 'csv' | 'xlsx', { name, columns, rows }: Sheet) =>
  await reply
    .header('content-type', kinds[format])
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(
      format === 'csv'
        ? csvStart + formatCsvRow(columns) + rows.map((row) => formatCsvRow(row)).join('')
        : streamXlsx(columns, chunk(rows), name.slice(0, 31)),
    )
