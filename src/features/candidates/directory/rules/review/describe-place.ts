import { formatCount } from '../../../../../rules/words/format-count.ts'
import { reviewQuery, undecidedQuery } from './review-query.ts'

type ReviewScope = { dateRange?: string | undefined; status?: readonly string[] | undefined }

/** Where a review is, with what it counts: 'New candidate 1 of 29', 'Undecided candidate 1 of 412', or 'Candidate 2 of 12 today'. */
export const describePlace = (at: number, all: number, { dateRange, status = [] }: ReviewScope): string => {
  const place = `${formatCount(at)} of ${formatCount(all)}`
  if (status.join() === undecidedQuery.status.join()) {
    if (dateRange === reviewQuery.dateRange) return `New candidate ${place}`
    if (!dateRange) return `Undecided candidate ${place}`
  }
  return dateRange === 'Today' ? `Candidate ${place} today` : `Candidate ${place}`
}
