import { showDate } from './interview-words.ts'

/** Said where someone is given an interview on a day on which they are away. */
export const awayWords = (who: string, at: Date, timeZone: string): string =>
  `${who} is away on ${showDate(at, timeZone)}.`
