import { stream } from '../../../../../platform/server/stream.ts'
import { formatCsvRow } from '../../../../../rules/file-formats/csv.ts'
import { exportJobCodes } from '../../contract/job-codes.ts'
import { findCodes } from '../codes.ts'

const most = 50_000

/** The filtered codes as CSV. */
export const exportJobCodesRoute = stream(exportJobCodes, async ({ input, transact, reply }) => {
  const codes = await transact(async (tx) => await findCodes(tx, input, most, 0), { readOnly: true })
  const head = formatCsvRow([
    'Organization',
    'Location',
    'City',
    'State',
    'Position',
    'Code',
    'Active',
    'Candidates',
    'Last Candidate',
    'Active Job Post',
    'Replaced By',
  ])
  const rows = codes.map((each) =>
    formatCsvRow([
      each.organization,
      each.location,
      each.city,
      each.state,
      each.position,
      each.code,
      each.is_active ? 'Yes' : 'No',
      each.candidates,
      each.lastCandidateAt?.slice(0, 10) ?? null,
      each.post ? 'Yes' : 'No',
      each.replacedBy,
    ]),
  )
  return await reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="job-codes.csv"')
    .send(`\uFEFF${head}${rows.join('')}`)
})
