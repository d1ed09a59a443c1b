import { stream } from '../../../../platform/server/stream.ts'
import { csvRow } from '../../../../rules/csv.ts'
import { exportJobPosts } from '../../contract.ts'
import { alertState } from '../../rules/alert-state.ts'
import { matchingPosts, todayOf } from '../tracker.ts'

const most = 50_000

/** The filtered posts as CSV, in the order of the screen. */
export const exportJobPostsWay = stream(exportJobPosts, async ({ input, transact, house, reply }) => {
  const today = todayOf(input.timeZone, house.clock())
  const posts = await transact(async (tx) => await matchingPosts(tx, input, today, most, 0), { readOnly: true })
  const head = csvRow([
    'Organization',
    'Location',
    'Position',
    'Job Start Date',
    'Cost Per Lead',
    'Active',
    'State',
    'Why',
    'Note',
  ])
  const rows = posts.map((post) => {
    const { state, reason } = alertState(post, today)
    return csvRow([
      post.organization,
      post.location,
      post.position,
      post.job_start_date,
      post.cost_per_lead,
      post.active ? 'Yes' : 'No',
      state,
      reason,
      post.note,
    ])
  })
  return await reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="job-posts-${today}.csv"`)
    .send(`\uFEFF${head}${rows.join('')}`)
})
