import type { Tx } from '../../../../../platform/server/database.ts'
import { interviewTimeQuery } from '../../rules/review/interview-time-query.ts'
import { candidateQuery } from '../../shapes/directory.ts'
import type { Viewing } from './filter-condition.ts'
import { countMatching } from './find-candidates.ts'

/** Counts candidates at Interview Scheduled without a time: the rows that the filter of the dashboard's link finds. */
export const countInterviewTimesMissing = async (tx: Tx, viewing: Viewing): Promise<number> =>
  await countMatching(tx, candidateQuery.parse(interviewTimeQuery), viewing)
