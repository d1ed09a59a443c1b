import { formatCount } from '../../../../rules/words/format-count.ts'
/** The candidate stats of `get_candidate_stats`. */
export type CandidateStats = {
  total: number
  initial_inquiry: number
  in_process: number
  hired: number
  interviewed: number
}

const tipOnError = 'Ready to optimize your hiring process'
const tipOnException = 'Optimize your hiring process with data-driven insights'

const people = (n: number): string => (n === 1 ? '1 candidate' : `${formatCount(n)} candidates`)

/** The health tip of section 9: the first that fits of welcome, review, momentum, congratulation, interviews, general. */
export const chooseTip = (stats: CandidateStats | null, state: 'ok' | 'error' | 'exception'): string => {
  if (state === 'exception') return tipOnException
  if (state === 'error' || stats === null) return tipOnError
  const { total, initial_inquiry, in_process, hired, interviewed } = stats
  if (total <= 0) return 'Welcome! Share a job code and your first candidates will show up here.'
  if (initial_inquiry * 5 > total * 3) {
    const verb = initial_inquiry === 1 ? 'is' : 'are'
    return `${formatCount(initial_inquiry)} of ${people(total)} ${verb} still at Initial Inquiry. A review today keeps them interested.`
  }
  if (in_process > 5) return `${people(in_process)} are In-Process To Hire. Keep them moving.`
  if (hired > 0)
    return `Congratulations on ${hired === 1 ? 'your hire' : `${formatCount(hired)} hires`}! A quick follow-up helps new people stay.`
  if (interviewed > 0)
    return `${people(interviewed)} reached the interview stage. A prompt decision after it wins people.`
  return 'Answer new candidates within a day: the first clinic to reply is often the one they choose.'
}
