import { Button, Paper } from '@mantine/core'
import { IconCalendarShare, IconClock, IconDownload, IconPlus, IconUserOff } from '@reinforce/icons'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createUrlPages } from '../../../../platform/web/create-url-pages.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { toListQuestion } from '../../../../platform/web/to-list-question.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { HeadActions } from '../../../../ui/head/head-actions.tsx'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { ColumnChooser } from '../../../../ui/list/columns/column-chooser.tsx'
import type { NoRows } from '../../../../ui/list/list-states.tsx'
import { Page } from '../../../../ui/page.tsx'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { agenda } from '../contract/interviews.ts'
import { AgendaBar } from './agenda/agenda-bar.tsx'
import { AgendaList } from './agenda/agenda-list.tsx'
import { buildAgendaUrl, isFiltered, toAgendaQuery } from './agenda/agenda-query.ts'
import { createAgendaColumns } from './agenda/create-agenda-columns.tsx'
import { useIsSmallAgenda, useIsTightAgenda } from './agenda/use-is-small-agenda.ts'
import { useMarkBookingsSeen } from './booking/use-mark-bookings-seen.ts'
import { formatTimeZone } from './format-time-zone.ts'
import type { InterviewsSearch } from './interviews-search.ts'
import { useInterviewStatus } from './use-interview-status.tsx'
import { useInterviewers } from './use-interviewers.ts'

const WeekView = lazyComponent(async () => (await import('./agenda/week-view.tsx')).WeekView)
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

/** The one menu of a phone or tablet has the file, too. */
const buildDownloadAction = (search: InterviewsSearch) => ({
  label: 'Download CSV',
  icon: <IconDownload size={16} stroke={1.7} />,
  root: ({ children, ...props }: { children?: ReactNode }) => (
    <a {...props} href={buildAgendaUrl(search)} download>
      {children}
    </a>
  ),
})

/** Interviews by date or by week, in the viewer's and the candidate's time. */
export const InterviewsPage = ({ search, onSearch }: InterviewsPageProps) => {
  const mayEdit = useCan('candidates:edit')
  const everyone = useCan('platform:see')
  const isWeek = search.by === 'week'
  const isPhone = useIsSmallAgenda()
  const isTight = useIsTightAgenda()
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
      lead={`Times in ${formatTimeZone(viewerTimeZone)}`}
      actions={
        <HeadActions
          isTight={isTight}
          main={
            mayEdit ? (
              <Button leftSection={<IconPlus size={16} stroke={1.7} />} onClick={add}>
                Schedule Interview
              </Button>
            ) : null
          }
          others={[
            {
              label: 'Booking Hours',
              icon: <IconClock size={16} stroke={1.7} />,
              root: (props) => (
                <Link
                  {...props}
                  to="/automations"
                  search={{ section: 'hours', organization: search.organization?.[0] }}
                />
              ),
            },
            {
              label: 'Add to My Calendar',
              icon: <IconCalendarShare size={16} stroke={1.7} />,
              onClick: () => onSearch({ dialog: 'feed' }, false),
            },
            ...(away && isTight
              ? [{ label: 'Mark Interviewer Away', icon: <IconUserOff size={16} stroke={1.7} />, onClick: away }]
              : []),
            ...(isTight ? [buildDownloadAction(search)] : []),
          ]}
        />
      }
    >
      <Paper component="section" aria-label="Interviews" style={{ overflow: 'clip' }}>
        <AgendaBar
          search={search}
          people={people}
          columns={
            isWeek || isPhone ? null : <ColumnChooser list="interviews" columns={createAgendaColumns(everyone)} />
          }
          onSearch={onSearch}
          onAway={isTight ? null : away}
        />
        {isWeek ? (
          <WeekView
            search={search}
            onSearch={onSearch}
            onOpen={open}
            onMove={mayEdit ? (id, to) => onSearch({ dialog: 'change', id, to: to.toISOString() }, false) : null}
          />
        ) : (
          <AgendaList
            question={toListQuestion(found, 'Couldn’t load the interviews.')}
            pages={pages}
            empty={describeEmptyList({ search, onSearch }, mayEdit ? add : null)}
            mayEdit={mayEdit}
            onOpen={open}
            onChange={(id) => onSearch({ dialog: 'change', id }, false)}
            onCancel={(id) => onSearch({ dialog: 'cancel', id }, false)}
            onAway={toAway}
            onStatus={(interview, to) => void act(interview, to)}
          />
        )}
      </Paper>
      <InterviewsDialogs search={search} mayEdit={mayEdit} onSearch={onSearch} />
    </Page>
  )
}
