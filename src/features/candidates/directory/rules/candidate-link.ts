/** Where the page of a candidate is. */
export const pageOf = ({ id, position }: { id: string; position: 'RBT' | 'BCBA' }) =>
  ({ to: position === 'BCBA' ? '/bcba/$candidateId' : '/candidate/$candidateId', params: { candidateId: id } }) as const
