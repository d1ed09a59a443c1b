import type { Day } from '../../../../rules/day.ts'

/** The labels of a fit score from 60 up. */
const goodOrBetter = ['RBT Certified', 'RBT Experience', 'Excellent Fit', 'Good Fit (With Training)']

type Post = { organization_id: string; location_id: string | null; position: string | null; since: Day | null }

/** A post speaks of one position when it names one that there is. */
export const findPostPosition = (text: string | null): 'RBT' | 'BCBA' | null =>
  text === 'RBT' || text === 'BCBA' ? text : null

/** The filter of the directory that shows exactly the candidates a number of the tracker counts; null without a place or a start. */
export const createPostFilter = (post: Post, of: 'candidates' | 'qualified' | 'hired') => {
  if (post.location_id === null || post.since === null) return null
  const position = findPostPosition(post.position)
  return {
    organization: [post.organization_id],
    location: [post.location_id],
    ...(position ? { position: [position] } : {}),
    since: post.since,
    ...(of === 'qualified' ? { score: goodOrBetter } : {}),
    ...(of === 'hired' ? { status: ['Hired'] } : {}),
  }
}
