import { formatCount } from '../../../../../rules/words/format-count.ts'
/** Why a text waits for another day. */
export const explainCap = (whose: 'clinic' | 'platform', most: number): string =>
  `The ${whose}’s limit of ${formatCount(most)} ${most === 1 ? 'text' : 'texts'} a day is reached.`

const capReason = /^The (?:clinic|platform)’s limit of [0-9,]+ texts? a day is reached\.$/
/** The same for the database. */
export const capPattern = capReason.source

/** Whether a text waits because its organization’s limit of the day is reached. */
export const isCapReason = (reason: string): boolean => capReason.test(reason)
