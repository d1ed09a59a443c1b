import { SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { urlOf } from '../../../../platform/web/call.ts'
import { FilterChips } from '../../../../ui/list/filter-chips.tsx'
import { ListBar } from '../../../../ui/list/list-bar.tsx'
import { ListFilter } from '../../../../ui/list/list-filter.tsx'
import { exportInterviews } from '../../contract.ts'
import { type InterviewsSearch, interviewsSearch } from '../interviews-search.ts'
import { useAgendaFilter } from './agenda-filters.tsx'
import { agendaQueryOf, weekOf } from './agenda-query.ts'

type AgendaBarProps = {
  search: InterviewsSearch
  /** Null when they could not be loaded. */
  people: readonly { id: string; name: string }[] | null
  columns: ReactNode
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
export const AgendaBar = ({ search, people, columns, onSearch }: AgendaBarProps) => {
  const onFilter = (change: InterviewsSearch) => onSearch({ ...change, page: undefined }, false)
  const filter = useAgendaFilter(search, people, onFilter)
  const isWeek = search.by === 'week'
  const asked = { ...agendaQueryOf(search), ...(isWeek ? { day: weekOf(search.day) } : {}) }
  return (
    <>
      <ListBar
        label="Interviews"
        filter={<ListFilter {...filter} />}
        beside={
          isWeek ? null : (
            <SegmentedControl
              aria-label="Which interviews"
              size="sm"
              data={times}
              value={search.when ?? 'upcoming'}
              onChange={(value) => onFilter({ when: interviewsSearch.shape.when.parse(value) })}
            />
          )
        }
        tools={
          <SegmentedControl
            aria-label="View"
            size="sm"
            data={views}
            value={search.by ?? 'agenda'}
            onChange={(value) => onFilter({ by: value === 'week' ? 'week' : undefined })}
          />
        }
        columns={columns}
        files={[{ label: 'CSV', href: urlOf(exportInterviews, asked) }]}
      />
      {filter.parts.length > 0 ? <FilterChips parts={filter.parts} onClear={filter.onClear} /> : null}
    </>
  )
}
