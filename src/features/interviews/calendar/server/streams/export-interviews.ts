import { stream } from '../../../../../platform/server/stream.ts'
import { toLocalDay } from '../../../../../rules/day.ts'
import { csvStart, formatCsvRow } from '../../../../../rules/file-formats/csv.ts'
import { exportInterviews } from '../../contract/interviews.ts'
import { showClock, showDate } from '../../rules/interview-words.ts'
import { loadNarrowed, selectAgenda, selectWeek } from '../agenda.ts'
import { loadInterviews, toShownInterview } from '../interview-rows.ts'

const most = 50_000
const head = [
  'Date',
  'Time',
  "Candidate's Time",
  'Minutes',
  'Candidate',
  'Position',
  'Organization',
  'Type',
  'Status',
  'Interviewer',
  'Location',
  'Link or Place',
  'Cancel Reason',
  'Notes',
]

/** The filtered interviews as CSV in the order of their dates; times as the viewer's and the candidate's clocks show them. */
export const exportInterviewsRoute = stream(exportInterviews, async ({ input, actor, transact, services, reply }) => {
  const now = services.clock()
  const { day } = input
  const where = day === undefined ? selectAgenda(input, now) : selectWeek({ ...input, day })
  const rows = await transact(
    async (tx) => await loadInterviews(tx, await loadNarrowed(tx, where, { ...input, actor, now }), most),
    { readOnly: true },
  )
  const lines = rows.map((stored) => {
    const row = toShownInterview(stored, now)
    const at = new Date(row.interview_date)
    return formatCsvRow([
      toLocalDay(at, input.timeZone),
      showClock(at, input.timeZone),
      row.candidateZone
        ? `${showDate(at, row.candidateZone.timeZone)}, ${showClock(at, row.candidateZone.timeZone)}`
        : null,
      row.minutes,
      row.candidate,
      row.position,
      row.organization,
      row.type,
      row.status,
      row.interviewer,
      row.location,
      row.place,
      row.cancel_reason,
      row.note,
    ])
  })
  return await reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="interviews-${toLocalDay(now, input.timeZone)}.csv"`)
    .send(`${csvStart}${formatCsvRow(head)}${lines.join('')}`)
})
