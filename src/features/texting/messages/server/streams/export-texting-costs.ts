import { stream } from '../../../../../platform/server/stream.ts'
import { csvStart, formatCsvRow } from '../../../../../rules/file-formats/csv.ts'
import { exportTextingCosts } from '../../contract/texting-costs.ts'
import { readCosts } from '../settings/texting-costs.ts'

const head = [
  'Organization',
  'Month',
  'Texts sent',
  'Parts sent',
  'Texts received',
  'Parts received',
  'Estimated cost (USD)',
]

/** The table of costs of one month, every organization of it. */
export const exportTextingCostsRoute = stream(exportTextingCosts, async ({ input, transact, services, reply }) => {
  const rows = await transact(async (tx) => await readCosts(tx, input, services.config.textPriceCents), {
    readOnly: true,
  })
  const lines = rows.map((row) =>
    formatCsvRow([
      row.organization,
      input.month,
      row.textsOut,
      row.partsOut,
      row.textsIn,
      row.partsIn,
      (row.cents / 100).toFixed(4),
    ]),
  )
  return await reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="text-costs-${input.month}.csv"`)
    .send(`${csvStart}${formatCsvRow(head)}${lines.join('')}`)
})
