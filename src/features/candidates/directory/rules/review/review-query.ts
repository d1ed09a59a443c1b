import { sinceWorkingDay } from '../date-ranges.ts'

/** The filters of the review of new candidates: the button's number and the rows it opens are both asked with them. */
export const reviewQuery = { dateRange: sinceWorkingDay, status: ['Initial Inquiry'] } as const

/** The filters of a review of everyone undecided, however long ago they applied. */
export const undecidedQuery = { dateRange: undefined, status: ['Initial Inquiry'] } as const
