import type { Tx } from '../../../../../platform/server/database.ts'
import { reviewQuery } from '../../rules/review/review-query.ts'
import { candidateQuery } from '../../shapes/directory.ts'
import type { Viewing } from './filter-condition.ts'
import { countMatching } from './find-candidates.ts'

/** How many the review opens with: received since the last working day, and still at the first status. */
export const countToReview = async (tx: Tx, timeZone: string, viewing: Viewing): Promise<number> =>
  await countMatching(tx, candidateQuery.parse({ timeZone, ...reviewQuery }), viewing)
