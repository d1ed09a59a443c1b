import { Button, Group, Text, UnstyledButton, useMatches } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@reinforce/icons'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { usePageCandidates } from '../../../../../platform/web/panel/page-candidates.ts'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { useToday } from '../../../../../platform/web/use-today.ts'
import { addDays, type Day, formatDay, toInstant, toLocalDay } from '../../../../../rules/day.ts'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { type Interview, interviewWeek } from '../../contract/interviews.ts'
import { describeWeek, formatSpan } from '../../rules/describe-week.ts'
import { formatTimeRange, showDate } from '../../rules/interview-words.ts'
import { InterviewStatusBadge } from '../interview-status.tsx'
import { formatCandidateClock } from '../interview-time.tsx'
import css from '../interviews.module.css'
import type { InterviewsSearch } from '../interviews-search.ts'
import { PrintDayButton } from '../print/print-day-button.tsx'
import { getWeek, toAgendaQuery } from './agenda-query.ts'
import { WeekGrid } from './week-grid.tsx'

type WeekViewProps = {
  search: InterviewsSearch
  onSearch: (change: InterviewsSearch, replace: boolean) => void
  /** A detail takes room next to the week. */
  isBeside: boolean
  /** The interview whose details are next to the week. */
  shown: string | undefined
  onOpen: (id: string) => void
  onPrint: (day: Day) => void
  /** Begins to move an interview to another hour; null for who may not. */
  onMove: ((id: string, to: Date) => void) | null
}

const noon = (day: Day) => toInstant(day, 720, viewerTimeZone)

const Card = ({ interview, onOpen }: { interview: Interview; onOpen: () => void }) => (
  <UnstyledButton className={css.card} onClick={onOpen}>
    <Text size="xs" fw={600} component="span">
      {formatTimeRange(new Date(interview.interview_date), interview.minutes, viewerTimeZone)}
    </Text>
    {formatCandidateClock(interview) === null ? null : (
      <Text size="xs" c="dimmed" component="span">
        {formatCandidateClock(interview)}
      </Text>
    )}
    <Text size="sm" fw={600} component="span">
      {interview.candidate}
    </Text>
    <Text size="xs" c="dimmed" component="span">
      {interview.type} · {interview.interviewer ?? 'Unassigned'}
    </Text>
    <InterviewStatusBadge status={interview.status} />
  </UnstyledButton>
)

type DaysProps = {
  days: Day[]
  rows: Interview[]
  today: Day
  shown: string | undefined
  onOpen: (id: string) => void
  onPrint: (day: Day) => void
}

const Days = ({ days, rows, today, shown, onOpen, onPrint }: DaysProps) => (
  <div className={css.week}>
    {days.map((day) => {
      const mine = rows.filter((row) => toLocalDay(new Date(row.interview_date), viewerTimeZone) === day)
      return (
        <section key={day} className={`${css.day} ${day === today ? css.today : ''}`} aria-label={formatDay(day)}>
          <div className={css.dayHead}>
            <h2 className={css.dayName}>
              {showDate(noon(day), viewerTimeZone)}
              {day === today ? ', today' : ''}
            </h2>
            {mine.length > 0 ? <PrintDayButton day={day} onPrint={onPrint} /> : null}
          </div>
          {mine.length === 0 ? (
            <Text size="xs" c="dimmed">
              Nothing planned
            </Text>
          ) : (
            <ul className={css.list}>
              {mine.map((row) => (
                <li key={row.id} data-row={row.id} data-marked={row.id === shown || undefined}>
                  <Card interview={row} onOpen={() => onOpen(row.id)} />
                </li>
              ))}
            </ul>
          )}
        </section>
      )
    })}
  </div>
)

/** Seven days side by side with their hours; below each other, as lists, where there is no room. */
export const WeekView = ({ search, onSearch, isBeside, shown, onOpen, onPrint, onMove }: WeekViewProps) => {
  const today = useToday(viewerTimeZone)
  const hasRoom = useMatches({ base: false, sm: true }, { getInitialValueInEffect: false })
  const hasRoomBeside = useMediaQuery('(min-width: 1500px)', false, { getInitialValueInEffect: false })
  const isWide = isBeside ? hasRoomBeside : hasRoom
  const first = getWeek(search.day)
  const days = Array.from({ length: 7 }, (_, n) => addDays(first, n))
  const { when: _, ...filter } = toAgendaQuery(search)
  const week = useQuery(interviewWeek, { ...filter, day: first }, { keepPrevious: true })
  usePageCandidates(week.data?.rows.map(({ candidate_id }) => candidate_id) ?? null)
  const go = (day: Day) => onSearch({ day: getWeek(today) === day ? undefined : day }, false)
  return (
    <>
      <Group gap="xs" px="md" py="sm">
        <Button
          variant="default"
          size="compact-md"
          aria-label="Previous week"
          onClick={() => go(addDays(first, -7))}
          px={6}
          className={css.step}
        >
          <IconChevronLeft size={16} stroke={1.7} />
        </Button>
        <Button
          variant="default"
          size="compact-md"
          aria-label="Next week"
          onClick={() => go(addDays(first, 7))}
          px={6}
          className={css.step}
        >
          <IconChevronRight size={16} stroke={1.7} />
        </Button>
        <Button variant="default" size="compact-md" onClick={() => go(getWeek(today))}>
          This Week
        </Button>
        <Text size="sm" fw={600} role="status">
          {formatSpan(first, addDays(first, 6), today)}
          {week.data
            ? ` · ${describeWeek(
                week.data.rows.map(({ status }) => status),
                week.data.total,
              )}`
            : ''}
        </Text>
      </Group>
      {week.isError && !week.data ? (
        <ErrorState onRetry={() => void week.refetch()}>
          {getErrorMessage(week.error, 'Couldn’t load the interviews.')}
        </ErrorState>
      ) : week.data ? (
        // Keys: React would reuse the padded element of the loading state, and what is in it would jump.
        <div key="week" aria-busy={week.isPlaceholderData}>
          {isWide ? (
            <WeekGrid
              days={days}
              rows={week.data.rows}
              today={today}
              shown={shown}
              isOld={week.isPlaceholderData}
              onOpen={onOpen}
              onPrint={onPrint}
              onMove={onMove}
            />
          ) : (
            <Days days={days} rows={week.data.rows} today={today} shown={shown} onOpen={onOpen} onPrint={onPrint} />
          )}
        </div>
      ) : (
        <div key="loading" style={{ padding: 16, minHeight: 260 }}>
          <LoadingLines label="Loading interviews" lines={8} />
        </div>
      )}
    </>
  )
}
