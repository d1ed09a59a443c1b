import { Button, Group, Paper } from '@mantine/core'
import { IconCalendarShare, IconClock, IconPlus } from '@tabler/icons-react'
import { sentenceOf } from '../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../platform/web/time-zone.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { late } from '../../../ui/late.tsx'
import { Page } from '../../../ui/page.tsx'
import { Empty, Failed } from '../../../ui/states.tsx'
import { useCan } from '../../sign-in/web/door.ts'
import { agenda, interviewers } from '../contract.ts'
import { AgendaBar } from './agenda-bar.tsx'
import { AgendaList } from './agenda-list.tsx'
import { agendaQueryOf, isFiltered } from './agenda-query.ts'
import type { InterviewsSearch } from './interviews-search.ts'
import { useInterviewStatus } from './use-interview-status.tsx'
import { zoneInWords } from './zone-in-words.ts'

const WeekView = late(async () => (await import('./week-view.tsx')).WeekView)
const InterviewsDialogs = late(async () => (await import('./interviews-dialogs.tsx')).InterviewsDialogs)

type InterviewsPageProps = {
  search: InterviewsSearch
  onSearch: (change: InterviewsSearch, replace: boolean) => void
}

const none: InterviewsSearch = {
  status: undefined,
  kind: undefined,
  interviewer: undefined,
  organization: undefined,
  page: undefined,
}

const NoInterviews = ({ search, onSearch, onAdd }: InterviewsPageProps & { onAdd: (() => void) | null }) => {
  if (isFiltered(search))
    return (
      <Empty
        title="No interviews match."
        action={
          <Button variant="default" onClick={() => onSearch(none, false)}>
            Clear Filters
          </Button>
        }
      />
    )
  const title = search.when === 'past' ? 'No interviews have taken place yet.' : 'No interviews are planned.'
  return (
    <Empty title={title} action={onAdd ? <Button onClick={onAdd}>Schedule Interview</Button> : null}>
      Choose a candidate and a time, or send a link with which the candidate chooses one.
    </Empty>
  )
}

/** Interviews by date or by week, in the viewer's and the candidate's time. */
export const InterviewsPage = ({ search, onSearch }: InterviewsPageProps) => {
  const mayEdit = useCan('candidates:edit')
  const isWeek = search.by === 'week'
  const page = search.page ?? 1
  const people = useQuery(interviewers, {}, { areas: ['users'] })
  const found = useQuery(
    agenda,
    { ...agendaQueryOf(search), page },
    { areas: ['interviews', 'candidates'], keepPrevious: true, enabled: !isWeek },
  )
  const { act } = useInterviewStatus()
  const rows = found.data?.rows ?? null
  const add = () => onSearch({ dialog: 'add', id: undefined }, false)
  const open = (id: string) => onSearch({ shown: id }, false)
  return (
    <Page
      title="Interviews"
      lead={`Times are yours, in ${zoneInWords(viewerTimeZone)}; the candidate’s stand below`}
      actions={
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconClock size={16} stroke={1.7} />}
            onClick={() => onSearch({ dialog: 'hours' }, false)}
          >
            Booking Hours
          </Button>
          <Button
            variant="default"
            leftSection={<IconCalendarShare size={16} stroke={1.7} />}
            onClick={() => onSearch({ dialog: 'feed' }, false)}
          >
            Subscribe
          </Button>
          {mayEdit ? (
            <Button leftSection={<IconPlus size={16} stroke={1.7} />} onClick={add}>
              Schedule Interview
            </Button>
          ) : null}
        </Group>
      }
    >
      <Paper component="section" aria-label="Interviews" style={{ overflow: 'clip' }}>
        <AgendaBar search={search} people={people.data?.people ?? (people.isError ? null : [])} onSearch={onSearch} />
        {isWeek ? (
          <WeekView search={search} onSearch={onSearch} onOpen={open} />
        ) : found.isError && !found.data ? (
          <Failed onRetry={() => void found.refetch()}>
            {sentenceOf(found.error, 'The interviews could not be loaded.')}
          </Failed>
        ) : rows?.length === 0 ? (
          <NoInterviews search={search} onSearch={onSearch} onAdd={mayEdit ? add : null} />
        ) : (
          <AgendaList
            rows={rows}
            total={found.data?.total ?? 0}
            page={page}
            stale={found.isPlaceholderData}
            onPage={(next) => onSearch({ page: next === 1 ? undefined : next }, false)}
            mayEdit={mayEdit}
            onOpen={open}
            onChange={(id) => onSearch({ dialog: 'change', id }, false)}
            onCancel={(id) => onSearch({ dialog: 'cancel', id }, false)}
            onStatus={(interview, to) => void act(interview, to)}
          />
        )}
      </Paper>
      <InterviewsDialogs search={search} mayEdit={mayEdit} onSearch={onSearch} />
    </Page>
  )
}
