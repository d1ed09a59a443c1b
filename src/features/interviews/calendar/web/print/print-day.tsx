import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { type Day, toLocalDay } from '../../../../../rules/day.ts'
import { formatPhone } from '../../../../../rules/phone/phone.ts'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { useCan, useMe } from '../../../../access/sign-in/web/public.ts'
import { type Interview, interviewWeek } from '../../contract/interviews.ts'
import { describeWeek } from '../../rules/describe-week.ts'
import { formatClockRange, formatLongDay } from '../../rules/interview-words.ts'
import { isFiltered, toAgendaQuery } from '../agenda/agenda-query.ts'
import { formatTimeZone } from '../format-time-zone.ts'
import { formatShortClock } from '../interview-time.tsx'
import type { InterviewsSearch } from '../interviews-search.ts'
import { isLink } from '../place-text.tsx'
import css from './print-day.module.css'

const listFacts = ({ position, organization, location }: Interview, everyone: boolean) =>
  [position, everyone ? organization : null, location].filter(Boolean).join(' · ')

const describePlace = ({ place }: Interview) => (place === null || !isLink(place) ? place : 'Video link')

const Row = ({ interview, everyone }: { interview: Interview; everyone: boolean }) => {
  const { candidate, callTo, interviewer, interview_date, minutes, status, type } = interview
  return (
    <tr>
      <td>
        <b>{formatClockRange(new Date(interview_date), minutes, viewerTimeZone)}</b>
        <small>{formatShortClock(interview)}</small>
      </td>
      <td>
        <b>{candidate}</b>
        <small>{listFacts(interview, everyone)}</small>
      </td>
      <td>
        {type}, {minutes} min<small>{describePlace(interview)}</small>
      </td>
      <td>{interviewer ?? 'Unassigned'}</td>
      <td className={css.phone}>{callTo === null ? '–' : formatPhone(callTo)}</td>
      <td>{status === 'Cancelled' ? 'Canceled' : status}</td>
    </tr>
  )
}

type PrintDayProps = {
  day: Day
  search: InterviewsSearch
  /** The print dialog closed, or the day failed to load. */
  onDone: () => void
}

/** The interviews of one day as a sheet of paper: opens the browser's print dialog once they are loaded. */
export const PrintDay = ({ day, search, onDone }: PrintDayProps) => {
  const me = useMe()
  const everyone = useCan('platform:see')
  const { when: _, ...filter } = toAgendaQuery(search)
  // The days that follow are loaded with it, and not printed.
  const { data, error } = useQuery(interviewWeek, { ...filter, day })
  const rows = data?.rows.filter((row) => toLocalDay(new Date(row.interview_date), viewerTimeZone) === day)
  useEffect(() => {
    if (!error) return
    showToast(getErrorMessage(error, 'Couldn’t load the interviews.'))
    onDone()
  }, [error, onDone])
  useEffect(() => {
    if (!data) return undefined
    const { dataset } = document.documentElement
    dataset['sheet'] = ''
    window.addEventListener('afterprint', onDone)
    window.print()
    return () => {
      delete dataset['sheet']
      window.removeEventListener('afterprint', onDone)
    }
  }, [data, onDone])
  if (!rows) return null
  return createPortal(
    <section className={css.sheet} data-sheet aria-label={`Interviews on ${formatLongDay(day)}`}>
      <header className={css.head}>
        <div>
          <p>{me?.organization.name}</p>
          <h1>{formatLongDay(day, true)}</h1>
        </div>
        <p>
          {describeWeek(
            rows.map(({ status }) => status),
            rows.length,
          )}
          <br />
          Times in {formatTimeZone(viewerTimeZone)}
          {isFiltered(search) ? (
            <>
              <br />
              Only interviews that match your filter
            </>
          ) : null}
        </p>
      </header>
      <table className={css.table}>
        <thead>
          <tr>
            <th>Time</th>
            <th>Candidate</th>
            <th>Interview</th>
            <th>Interviewer</th>
            <th>Phone</th>
            <th>Status</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((interview) => (
            <Row key={interview.id} interview={interview} everyone={everyone} />
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  )
}
