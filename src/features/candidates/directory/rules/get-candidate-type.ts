/** The two types of a candidate, as the filter offers them. */
export const candidateTypes = ['Applicant', 'Premium'] as const
export type CandidateType = (typeof candidateTypes)[number]

/** Premium when there is a video introduction, otherwise Applicant; a blank link is none. */
export const getCandidateType = (videoIntroduction: string | null): CandidateType =>
  (videoIntroduction ?? '').trim() === '' ? 'Applicant' : 'Premium'
