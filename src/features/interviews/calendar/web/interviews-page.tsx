import { Button, Paper } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { createUrlPages } from '../../../../platform/web/create-url-pages.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { toListQuestion } from '../../../../platform/web/to-list-question.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import type { Day } from '../../../../rules/day.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { ColumnChooser } from '../../../../ui/list/columns/column-chooser.tsx'
import type { NoRows } from '../../../../ui/list/list-states.tsx'
import { Page } from '../../../../ui/page.tsx'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { agenda } from '../contract/interviews.ts'
import { AgendaBar } from './agenda/agenda-bar.tsx'
import { AgendaHead } from './agenda/agenda-head.tsx'
import { AgendaList } from './agenda/agenda-list.tsx'
import { isFiltered, toAgendaQuery } from './agenda/agenda-query.ts'
import { createAgendaColumns } from './agenda/create-agenda-columns.tsx'
import { NeedsTimes } from './agenda/needs-times.tsx'
import { useAgendaRoom } from './agenda/use-agenda-room.ts'
import { useMarkBookingsSeen } from './booking/use-mark-bookings-seen.ts'
import { formatTimeZone } from './format-time-zone.ts'
import type { InterviewsSearch } from './interviews-search.ts'
import { useInterviewStatus } from './use-interview-status.tsx'
import { useInterviewers } from './use-interviewers.ts'

const WeekView = lazyComponent(async () => (await import('./agenda/week-view.tsx')).WeekView)
const PrintDay = lazyComponent(async () => (await import('./print/print-day.tsx')).PrintDay)
const InterviewsDialogs = lazyComponent(async () => (await import('./interviews-dialogs.tsx')).InterviewsDialogs)

type InterviewsPageProps = {
  search: InterviewsSearch
  onSearch: (change: InterviewsSearch, replace: boolean) => void
}

const none: InterviewsSearch = {
  status: undefined,
  kind: undefined,
  interviewer: undefined,
  organization: undefined,
  needsConfirmation: undefined,
  page: undefined,
}

const describeEmptyList = ({ search, onSearch }: InterviewsPageProps, onAdd: (() => void) | null): NoRows => ({
  none: {
    title: search.when === 'past' ? 'No past interviews yet.' : 'No upcoming interviews.',
    children: 'Choose a candidate and a time, or send a booking link.',
    action: onAdd ? <Button onClick={onAdd}>Schedule Interview</Button> : null,
  },
  match: isFiltered(search) && {
    title: 'No interviews match.',
    clear: 'Clear Filters',
    onClear: () => onSearch(none, false),
  },
})

/** Interviews by date or by week, in the viewer's and the candidate's time. */
export const InterviewsPage = ({ search, onSearch }: InterviewsPageProps) => {
  const mayEdit = useCan('candidates:edit')
  const everyone = useCan('platform:see')
  const isWeek = search.by === 'week'
  const { person, shown, hasRoom, isBeside, isSmall, isTight } = useAgendaRoom(search.shown)
  const [printed, setPrinted] = useState<Day | null>(null)
  const stopPrinting = useCallback(() => setPrinted(null), [])
  const pages = createUrlPages(search.page, onSearch)
  const people = useInterviewers()
  const found = useQuery(
    agenda,
    { ...toAgendaQuery(search), page: pages.page },
    { keepPrevious: true, enabled: !isWeek },
  )
  const { act } = useInterviewStatus()
  const navigate = useNavigate()
  useMarkBookingsSeen()
  const add = () => onSearch({ dialog: 'add', id: undefined }, false)
  // Booking hours and days off belong to the automations, which use them.
  const toAway = (who: string | undefined, on?: string) =>
    void navigate({ to: '/automations', search: { section: 'away', who, on } })
  const away = mayEdit ? () => toAway(search.interviewer?.[0]) : null
  const open = (id: string) => onSearch({ shown: id }, false)
  return (
    <Page
      title="Interviews"
      lead={
        <>
          Times in {formatTimeZone(viewerTimeZone)}
          <NeedsTimes />
        </>
      }
      actions={
        <AgendaHead search={search} isTight={isTight} onAdd={mayEdit ? add : null} onAway={away} onSearch={onSearch} />
      }
    >
      <Paper component="section" aria-label="Interviews" style={{ overflow: 'clip' }}>
        <AgendaBar
          search={search}
          people={people}
          columns={
            isWeek || isSmall ? null : <ColumnChooser list="interviews" columns={createAgendaColumns(everyone)} />
          }
          isSmall={isSmall}
          isTight={isTight}
          onSearch={onSearch}
          onAway={isTight ? null : away}
        />
        {isWeek ? (
          <WeekView
            search={search}
            onSearch={onSearch}
            isBeside={isBeside}
            shown={shown}
            onOpen={open}
            onPrint={setPrinted}
            onMove={mayEdit ? (id, to) => onSearch({ dialog: 'change', id, to: to.toISOString() }, false) : null}
          />
        ) : (
          <AgendaList
            question={toListQuestion(found, 'Couldn’t load the interviews.')}
            pages={pages}
            empty={describeEmptyList({ search, onSearch }, mayEdit ? add : null)}
            mayEdit={mayEdit}
            person={person}
            shown={shown}
            onOpen={open}
            onPrint={setPrinted}
            onChange={(id) => onSearch({ dialog: 'change', id }, false)}
            onCancel={(id) => onSearch({ dialog: 'cancel', id }, false)}
            onAway={toAway}
            onStatus={(interview, to) => void act(interview, to)}
          />
        )}
      </Paper>
      <InterviewsDialogs
        search={search}
        mayEdit={mayEdit}
        isBeside={hasRoom}
        isCovered={person !== undefined}
        onSearch={onSearch}
      />
      {printed === null ? null : <PrintDay day={printed} search={search} onDone={stopPrinting} />}
    </Page>
  )
}
