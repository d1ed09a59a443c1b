import { showDate } from './interview-words.ts'

/** Warns about an interviewer who is away on the day. */
export const warnAboutAwayDay = (who: string, at: Date, timeZone: string): string =>
  `${who} is away on ${showDate(at, timeZone)}.`
