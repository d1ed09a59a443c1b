import { type Position } from '../../../../rules/credential/positions.ts'
/** Where the page of a candidate is. */
export const getPage = ({ id, position }: { id: string; position: Position }) =>
  ({ to: position === 'BCBA' ? '/bcba/$candidateId' : '/candidate/$candidateId', params: { candidateId: id } }) as const
