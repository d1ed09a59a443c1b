import { getUrl } from '../../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { type Day, getMonday, parseDay, toLocalDay } from '../../../../../rules/day.ts'
import { type AgendaQuery, exportInterviews } from '../../contract/interviews.ts'
import type { InterviewsSearch } from '../interviews-search.ts'

/** The server's question for what the URL says. */
export const toAgendaQuery = (search: InterviewsSearch): AgendaQuery => ({
  timeZone: viewerTimeZone,
  when: search.when ?? 'upcoming',
  status: search.status ?? [],
  type: search.kind ?? [],
  interviewer: search.interviewer ?? [],
  organization: search.organization ?? [],
  needsConfirmation: search.needsConfirmation,
})

/** The Monday of the week that the URL names, else of this week. */
export const getWeek = (day: string | undefined, now = new Date()): Day => {
  const named = (day === undefined ? null : parseDay(day)) ?? toLocalDay(now, viewerTimeZone)
  return getMonday(named)
}

/** Returns the address of the interviews as a file: those of the list, or of the week. */
export const buildAgendaUrl = (search: InterviewsSearch): string =>
  getUrl(exportInterviews, {
    ...toAgendaQuery(search),
    ...(search.by === 'week' ? { day: getWeek(search.day) } : {}),
  })

export const isFiltered = ({ status, kind, interviewer, organization, needsConfirmation }: InterviewsSearch) =>
  Boolean(status ?? kind ?? interviewer ?? organization ?? needsConfirmation)
