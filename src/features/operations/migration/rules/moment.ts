import { type DateContext, parseDateCell } from '../../../intake/imports/rules/parse-date-cell.ts'

/** How PostgreSQL ends an instant, which is shorter than others write it: +00, -05. */
const hoursAlone = /[ T][0-9:.]{5,20}[+-][0-9]{2}$/

/** The same written instant with minutes in its zone, as everyone else writes it. */
export const completeZone = (text: string): string => {
  const written = text.trim()
  return hoursAlone.test(written) ? `${written}:00` : written
}

/**
 * The instant that a database or a spreadsheet wrote, as ISO text; a time without a zone is of `timeZone`, a day alone its noon.
 * Null when it is blank or says no instant.
 */
export const parseMoment = (text: string, context: DateContext): string | null => {
  const read = parseDateCell(completeZone(text), context)
  return read.ok && read.value !== null ? read.value.instant.toISOString() : null
}
