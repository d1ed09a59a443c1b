import type { CandidateRow } from '../contract.ts'

/** Where the page of a candidate is. */
export const pageOf = ({ id, position }: Pick<CandidateRow, 'id' | 'position'>) =>
  ({ to: position === 'BCBA' ? '/bcba/$candidateId' : '/candidate/$candidateId', params: { candidateId: id } }) as const
