import { stream } from '../../../../../platform/server/stream.ts'
import { csvStart, formatCsvRow } from '../../../../../rules/file-formats/csv.ts'
import { exportProspects } from '../../contract/prospects.ts'
import { readProspects } from '../prospects.ts'

const head = [
  'Prospect',
  'Stage',
  'Days in stage',
  'Contact',
  'Email',
  'Phone',
  'Source',
  'Locations',
  'RBT',
  'BCBA',
  'Dollars a month',
  'Next step',
  'Due',
  'Owner',
  'Demo',
  'Lost because',
  'Consent to texts',
]

/** The pipeline as it is searched and filtered. */
export const exportProspectsRoute = stream(exportProspects, async ({ input, actor, transact, services, reply }) => {
  const rows = await transact(async (tx) => await readProspects(tx, input, actor.userId, services.clock()), {
    readOnly: true,
  })
  const lines = rows.map((row) =>
    formatCsvRow([
      row.name,
      row.stage,
      row.daysInStage,
      row.contact_name,
      row.contact_email,
      row.contact_phone,
      row.source,
      row.locations,
      row.expected_positions?.rbt ?? null,
      row.expected_positions?.bcba ?? null,
      row.monthly_value === null ? null : (row.monthly_value / 100).toFixed(2),
      row.next_step,
      row.next_step_on,
      row.owner,
      row.demo_at,
      row.lost_reason,
      row.text_consent,
    ]),
  )
  return await reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="prospects.csv"')
    .send(`${csvStart}${formatCsvRow(head)}${lines.join('')}`)
})
