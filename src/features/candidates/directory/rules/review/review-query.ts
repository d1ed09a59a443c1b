import { sinceWorkingDay } from '../date-ranges.ts'

/** The filters of the review of new candidates: the button's number and the rows it opens are both asked with them. */
export const reviewQuery = { dateRange: sinceWorkingDay, status: ['Initial Inquiry'] } as const
