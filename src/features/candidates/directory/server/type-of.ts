import { space } from '../rules/position.ts'

/** *Premium* or *Applicant*, of a candidate `c`, in SQL; in the very words of `candidates_premium` and the statistics beside it, so that both are found. */
export const typeOf = `(case when coalesce(c.video_introduction, '') ~ '[^${space.slice(1)}' then 'Premium' else 'Applicant' end)`
