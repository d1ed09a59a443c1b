import { SegmentedControl, Skeleton } from '@mantine/core'
import { urlOf } from '../../../../platform/web/call.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { CsvLink } from '../../../../ui/list/csv-link.tsx'
import { ListBar } from '../../../../ui/list/list-bar.tsx'
import { OrganizationSelect } from '../../../organizations/web/door.ts'
import { useCan } from '../../../sign-in/web/door.ts'
import { exportInterviews } from '../../contract.ts'
import css from '../interviews.module.css'
import { type InterviewsSearch, interviewsSearch } from '../interviews-search.ts'
import { agendaQueryOf, weekOf } from './agenda-query.ts'

/** The room the filters will take, to the pixel and at every width: nothing moves when they come. */
const FilterPlaces = () =>
  ['status', 'type', 'interviewer'].map((key) => (
    <div key={key} className={css.filter}>
      <Skeleton height={36} radius="md" />
    </div>
  ))

const AgendaFilters = lazyComponent(async () => (await import('./agenda-filters.tsx')).AgendaFilters, <FilterPlaces />)

type AgendaBarProps = {
  search: InterviewsSearch
  /** Null when they could not be loaded. */
  people: readonly { id: string; name: string }[] | null
  onSearch: (change: InterviewsSearch, replace: boolean) => void
}

const views = [
  { value: 'agenda', label: 'Agenda' },
  { value: 'week', label: 'Week' },
]
const times = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'today', label: 'Today' },
  { value: 'past', label: 'Past' },
  { value: 'all', label: 'All' },
]

/** View, time, filters and the export of the interviews. */
export const AgendaBar = ({ search, people, onSearch }: AgendaBarProps) => {
  const everyone = useCan('platform:see')
  const filter = (change: InterviewsSearch) => onSearch({ ...change, page: undefined }, false)
  return (
    <ListBar
      label="Interviews"
      right={
        <CsvLink
          href={urlOf(exportInterviews, {
            ...agendaQueryOf(search),
            ...(search.by === 'week' ? { day: weekOf(search.day) } : {}),
          })}
        />
      }
    >
      <SegmentedControl
        aria-label="View"
        size="sm"
        data={views}
        value={search.by ?? 'agenda'}
        onChange={(value) => filter({ by: value === 'week' ? 'week' : undefined })}
      />
      {search.by === 'week' ? null : (
        <SegmentedControl
          aria-label="Which interviews"
          size="sm"
          data={times}
          value={search.when ?? 'upcoming'}
          onChange={(value) => filter({ when: interviewsSearch.shape.when.parse(value) })}
        />
      )}
      <AgendaFilters search={search} people={people} onFilter={filter} />
      {everyone ? (
        <OrganizationSelect
          value={search.organization?.[0] ?? null}
          onChange={(id) => filter({ organization: id ? [id] : undefined })}
        />
      ) : null}
    </ListBar>
  )
}
