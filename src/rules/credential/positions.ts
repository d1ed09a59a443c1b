/** The positions that are staffed; other words lead to a question, never a guess. */
export const positions = ['RBT', 'BCBA'] as const
export type Position = (typeof positions)[number]
