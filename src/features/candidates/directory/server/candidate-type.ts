import { space } from '../rules/position.ts'

const hasVideo = `coalesce(c.video_introduction, '') ~ '[^${space.slice(1)}'`

/**
 * *Premium* or *Applicant*, of a candidate `c`, in SQL. The exact words of `candidates_premium` and its statistics, so
 * that the planner uses both.
 */
export const candidateType = `(case when ${hasVideo} then 'Premium' else 'Applicant' end)`

/**
 * Condition: a candidate `c` is *Premium*. For all organizations, it has the words of `candidates_premium_all`: with the
 * same words, a clinic's query would read that index, too, and everyone else's candidates in it.
 */
export const selectPremium = (crossTenant: boolean) =>
  `${crossTenant ? `(case when ${hasVideo} then 'Premium' end)` : candidateType} = 'Premium'`
