import { addDays, startOfDay, toLocalDay } from '../day.ts'

/** How many days of invoices a screen shows unless it asks for others. */
export const loadedDays = 90

/** The first second (since 1970) of those days as the viewer lives them; today is the last of them. */
export const findFirstLoadedSecond = (timeZone: string, now: Date): number =>
  Math.floor(startOfDay(addDays(toLocalDay(now, timeZone), 1 - loadedDays), timeZone).getTime() / 1000)
