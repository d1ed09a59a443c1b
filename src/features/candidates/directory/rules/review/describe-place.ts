import { formatCount } from '../../../../../rules/words/format-count.ts'
import { reviewQuery } from './review-query.ts'

type ReviewScope = { dateRange?: string | undefined; status?: readonly string[] | undefined }

/** Where a review is, with what it counts: 'New candidate 1 of 29', 'Candidate 2 of 12 today', or 'Candidate 3 of 1,824'. */
export const describePlace = (at: number, all: number, { dateRange, status = [] }: ReviewScope): string => {
  const place = `${formatCount(at)} of ${formatCount(all)}`
  const isNew = dateRange === reviewQuery.dateRange && status.join() === reviewQuery.status.join()
  if (isNew) return `New candidate ${place}`
  return dateRange === 'Today' ? `Candidate ${place} today` : `Candidate ${place}`
}
