import { convertSheetsToCsv } from './convert-sheets-to-csv.ts'
import { convertVcardToCsv } from './convert-vcard-to-csv.ts'
import type { TableText } from './create-table-text.ts'
import { decodeText } from './decode-text.ts'
import { isMarkup, isVcard } from './markup.ts'
import { parseHtmlTable } from './parse-html-table.ts'

/** Returns the rows of a workbook, a page, or a file of contacts; null for anything else. For a thread of its own. */
export const readTable = async (bytes: Buffer): Promise<TableText | null> => {
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') return await convertSheetsToCsv(bytes)
  const decoded = decodeText(bytes)
  if (decoded === null) return null
  const table = isVcard(decoded.text)
    ? convertVcardToCsv(decoded.text)
    : isMarkup(decoded.text)
      ? parseHtmlTable(decoded.text)
      : null
  return table && { ...table, remarks: [...decoded.remarks, ...table.remarks] }
}
