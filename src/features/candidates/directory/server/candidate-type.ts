import { space } from '../rules/position.ts'

/**
 * Premium* or *Applicant*, of a candidate `c`, in SQL. The exact words of `candidates_premium` and its statistics, so
 * that the planner uses both.
 */
export const candidateType = `(case when coalesce(c.video_introduction, '') ~ '[^${space.slice(1)}' then 'Premium' else 'Applicant' end)`
