import { checkTypedName } from '../../../documents/files/rules/document-name.ts'
import type { DateContext } from '../../../intake/imports/rules/parse-date-cell.ts'
import { parseMoment } from './moment.ts'
import {
  createRefusal,
  getCell,
  getFirstCell,
  getLine,
  parseBoolean,
  parseInteger,
  quoteCell,
  type RowResult,
  requireCell,
  type SourceRow,
} from './source-row.ts'

export type BroughtPost = {
  organization: string | null
  location: string | null
  job_start_date: string | null
  cost_per_lead: string | null
  active: boolean
  position: string | null
}

const amount = /^\$?\s?([0-9]{1,8}(?:\.[0-9]{1,6})?)$/

/** A job post, its start as it was written. A cost that is no amount is left out and told. */
export const checkPostRow = (row: SourceRow): RowResult<BroughtPost> => {
  const written = getCell(row, 'cost_per_lead').slice(0, 60).trim()
  const cost = amount.exec(written)?.[1] ?? null
  const isUnread = written !== '' && cost === null
  const position = getLine(row, 'position', 60)?.toUpperCase()
  return {
    ok: true,
    notes: isUnread ? [`The cost ${quoteCell(row, 'cost_per_lead')} isn’t an amount, so it was skipped.`] : [],
    value: {
      organization: getLine(row, 'organization'),
      location: getLine(row, 'location'),
      job_start_date: getLine(row, 'job_start_date', 60),
      cost_per_lead: cost,
      active: parseBoolean(row, 'active', true),
      position: position === 'RBT' || position === 'BCBA' ? position : null,
    },
  }
}

export type BroughtReport = {
  created_date: string | null
  stripe_customer_id: string | null
  amount: number
  fee: number
  month: number
  year: number
}

const cents = /^-?[0-9]{1,12}(?:\.0{1,6})?$/
const parseCellCents = (row: SourceRow, column: string): number | null => {
  const word = getCell(row, column).slice(0, 60).trim()
  return cents.test(word) ? Number(word) : null
}

/** A performance report in whole cents. Refused without an amount, or when neither its month and year nor its date can be read. */
export const judgeReportRow = (row: SourceRow, context: DateContext): RowResult<BroughtReport> => {
  const sum = parseCellCents(row, 'amount')
  if (sum === null) return createRefusal(`The amount ${quoteCell(row, 'amount')} isn’t in whole cents.`)
  const said = getCell(row, 'fee').trim() === '' ? 0 : parseCellCents(row, 'fee')
  if (said === null) return createRefusal(`The fee ${quoteCell(row, 'fee')} isn’t in whole cents.`)
  const created_date = parseMoment(getCell(row, 'created_date'), context)
  const month = parseInteger(row, 'month') ?? Number(created_date?.slice(5, 7) ?? 0)
  const year = parseInteger(row, 'year') ?? Number(created_date?.slice(0, 4) ?? 0)
  if (month < 1 || month > 12 || year < 2000 || year > 2200) return createRefusal('The month is missing.')
  const stripe_customer_id = getLine(row, 'stripe_customer_id')
  return { ok: true, notes: [], value: { created_date, stripe_customer_id, amount: sum, fee: said, month, year } }
}

export type BroughtTemplate = { type: string; is_active: boolean; is_default: boolean; name: string; content: string }

/** A message template. Refused without a name or content, or with more than a text may have. */
export const checkTemplateRow = (row: SourceRow): RowResult<BroughtTemplate> => {
  const name = getLine(row, 'name', 120)
  if (name === null) return createRefusal(requireCell(row, 'name', 120))
  const content = getCell(row, 'content').trim()
  if (content === '' || content.length > 1600) return createRefusal(requireCell(row, 'content', 1600))
  return {
    ok: true,
    notes: [],
    value: {
      type: getLine(row, 'type', 40) ?? 'text',
      is_active: parseBoolean(row, 'is_active', true),
      is_default: parseBoolean(row, 'is_default', false),
      name,
      content,
    },
  }
}

export type BroughtLink = { is_active: boolean; name: string; url: string }

/** A saved link. Refused without a name, or when it is no https address. */
export const judgeLinkRow = (row: SourceRow): RowResult<BroughtLink> => {
  const name = getLine(row, 'name', 120)
  if (name === null) return createRefusal(requireCell(row, 'name', 120))
  const url = getLine(row, 'url', 2000)
  if (url === null || !/^https:\/\/\S+$/.test(url))
    return createRefusal(`The link ${quoteCell(row, 'url')} isn’t an https address.`)
  return { ok: true, notes: [], value: { is_active: parseBoolean(row, 'is_active', true), name, url } }
}

export type BroughtFolder = { name: string }

/** A folder of documents under a name that folders may have. Refused without one. */
export const judgeFolderRow = (row: SourceRow): RowResult<BroughtFolder> => {
  const column =
    getLine(row, 'name', 200) === null && getCell(row, 'folder_name').trim() !== '' ? 'folder_name' : 'name'
  const said = getLine(row, column, 200)
  if (said === null) return createRefusal(requireCell(row, column, 200))
  const { name, problem } = checkTypedName(said.replace(/[/\\:*?"<>|]/g, '_'), 'folders')
  return problem === null
    ? { ok: true, notes: [], value: { name } }
    : createRefusal(`The name ${quoteCell(row, column)} can’t be used. ${problem}`)
}

export type BroughtDocument = { name: string; path: string; folder: string; candidate: string; at: string | null }

/** Reads a document: its name, and the place of its contents among the files. Refused without either. */
export const judgeDocumentRow = (row: SourceRow, context: DateContext): RowResult<BroughtDocument> => {
  const path = getFirstCell(
    row,
    ['file_path', 'storage_path', 'path', 'file_url', 'url', 'stored_as', 'file_name', 'name'],
    2000,
  )
  const name = getFirstCell(row, ['name', 'file_name', 'title'], 500) ?? path
  if (path === null || name === null) return createRefusal('The location of its contents is missing.')
  const folder = getFirstCell(row, ['folder_id', 'document_folder_id']) ?? ''
  const at = parseMoment(getCell(row, 'created_at'), context)
  return { ok: true, notes: [], value: { name, path, folder, candidate: getLine(row, 'candidate_id') ?? '', at } }
}
