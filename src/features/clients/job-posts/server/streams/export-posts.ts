import { stream } from '../../../../../platform/server/stream.ts'
import { toLocalDay } from '../../../../../rules/day.ts'
import { formatCsvRow } from '../../../../../rules/file-formats/csv.ts'
import { exportJobPosts, type TrackedPost } from '../../contract/job-posts.ts'
import { loadFullPosts } from '../tracker.ts'

const most = 50_000
const atOnce = 500

/** The filtered posts as CSV, in the order of the screen. */
export const exportJobPostsRoute = stream(exportJobPosts, async ({ input, transact, services, reply }) => {
  const today = toLocalDay(services.clock(), input.timeZone)
  const posts: TrackedPost[] = []
  for (let from = 0; from < most; from += atOnce) {
    const some = await transact(async (tx) => await loadFullPosts(tx, input, today, atOnce, from), { readOnly: true })
    posts.push(...some)
    if (some.length < atOnce) break
  }
  const head = formatCsvRow([
    'Organization',
    'Location',
    'Position',
    'Job Start Date',
    'Cost Per Lead',
    'Active',
    'State',
    'Why',
    'Day',
    'Candidates',
    'Qualified',
    'Hired',
    'Cost Per Qualified',
    'Note',
  ])
  const rows = posts.map((post) => {
    return formatCsvRow([
      post.organization,
      post.location,
      post.position,
      post.job_start_date,
      post.cost_per_lead,
      post.active ? 'Yes' : 'No',
      post.active ? post.state : 'Closed',
      post.active ? post.reason : null,
      post.day,
      post.candidates,
      post.qualified,
      post.hired,
      post.costPerQualified,
      post.note,
    ])
  })
  return await reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="job-posts-${today}.csv"`)
    .send(`\uFEFF${head}${rows.join('')}`)
})
