import { readTableFile } from '../../../../../integrations/documents/extract-text.ts'
import { UserError } from '../../../../../rules/user-error.ts'

/** A refusal at the field of the file. */
export const refuse = (message: string, code: 'invalid' | 'too-large' = 'invalid') =>
  new UserError(code, message, { fields: { file: message } })
export const wrongKind = 'The file must be CSV, Excel (.xlsx), or vCard.'

const reasons = {
  kind: wrongKind,
  old: 'This is an old Excel file (.xls). Open it in Excel, save it as .xlsx or CSV, and choose that file.',
  unreadable: 'We can’t read this file. Open it in a spreadsheet, save it as CSV, and choose that file.',
}

/** The file as UTF-8 CSV, with its sheets in it one after the other. */
export const fileAsCsv = async (bytes: Uint8Array) => {
  const read = await readTableFile(bytes)
  if (!read.ok) throw refuse(reasons[read.why])
  const { text, sheets, remarks } = read
  return { csv: Buffer.from(text), parts: sheets, remarks }
}
