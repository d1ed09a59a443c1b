/** The positions that are staffed; other words are asked about, never guessed. */
export const positions = ['RBT', 'BCBA'] as const
export type Position = (typeof positions)[number]
