import { stream } from '../../../../../platform/server/stream.ts'
import { csvStart, formatCsvRow } from '../../../../../rules/file-formats/csv.ts'
import { importTemplate } from '../../contract/imports.ts'
import { createTemplateRows } from '../../rules/template.ts'

/** The headings that an import knows, with one made-up person, as a spreadsheet opens it. */
export const importTemplateRoute = stream(
  importTemplate,
  async ({ reply }): Promise<unknown> =>
    await reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="candidates.csv"')
      .send(`${csvStart}${createTemplateRows().map(formatCsvRow).join('')}`),
)
