import { stream } from '../../../../../platform/server/stream.ts'
import { csvStart, formatCsvRow } from '../../../../../rules/file-formats/csv.ts'
import { exportActivity } from '../../contract/activity.ts'
import { findEvents } from '../activity.ts'

const most = 20_000

/** The filtered events as CSV, newest first. */
export const exportActivityRoute = stream(exportActivity, async ({ input, transact, reply }) => {
  const events = await transact(async (tx) => await findEvents(tx, input, '', most), { readOnly: true })
  const rows = events.map((event) =>
    formatCsvRow([
      event.at,
      event.organization,
      event.who ?? '',
      event.sentence,
      event.aboutName ?? '',
      event.changes.join('; '),
    ]),
  )
  return await reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="activity.csv"')
    .send(`${csvStart}${formatCsvRow(['When', 'Organization', 'Who', 'What', 'About', 'Changes'])}${rows.join('')}`)
})
