import { Button, SegmentedControl } from '@mantine/core'
import { IconUserOff } from '@reinforce/icons'
import type { ReactNode } from 'react'
import { FilterChips } from '../../../../../ui/list/filter-chips.tsx'
import { ListBar } from '../../../../../ui/list/list-bar.tsx'
import { ListFilter } from '../../../../../ui/list/list-filter.tsx'
import { type InterviewsSearch, interviewsSearch } from '../interviews-search.ts'
import { times, useAgendaFilter } from './agenda-filters.tsx'
import { buildAgendaUrl } from './agenda-query.ts'

type AgendaBarProps = {
  search: InterviewsSearch
  /** Null if they failed to load. */
  people: readonly { id: string; name: string }[] | null
  columns: ReactNode
  /** As little room as on a phone, and as on a tablet. */
  isSmall: boolean
  isTight: boolean
  onSearch: (change: InterviewsSearch, replace: boolean) => void
  /** Someone who interviews is away; null for who may not edit. */
  onAway: (() => void) | null
}

const views = [
  { value: 'agenda', label: 'Agenda' },
  { value: 'week', label: 'Week' },
]
/** View, time, filters and the export of the interviews. */
export const AgendaBar = ({ search, people, columns, isSmall, isTight, onSearch, onAway }: AgendaBarProps) => {
  const onFilter = (change: InterviewsSearch) => onSearch({ ...change, page: undefined }, false)
  const filter = useAgendaFilter(search, people, onFilter, isSmall && search.by !== 'week')
  const isWeek = search.by === 'week'
  return (
    <>
      <ListBar
        label="Interviews"
        filter={<ListFilter {...filter} />}
        beside={
          isWeek || isSmall ? null : (
            <SegmentedControl
              aria-label="Interviews to show"
              size="sm"
              data={times}
              value={search.when ?? 'upcoming'}
              onChange={(value) => onFilter({ when: interviewsSearch.shape.when.parse(value) })}
            />
          )
        }
        tools={
          <>
            {onAway ? (
              <Button
                variant="default"
                leftSection={<IconUserOff size={16} stroke={1.7} aria-hidden />}
                onClick={onAway}
              >
                Mark an Interviewer Away
              </Button>
            ) : null}
            <SegmentedControl
              aria-label="View"
              size="sm"
              data={views}
              value={search.by ?? 'agenda'}
              onChange={(value) => onFilter({ by: value === 'week' ? 'week' : undefined })}
            />
          </>
        }
        columns={columns}
        files={isTight ? [] : [{ label: 'CSV', href: buildAgendaUrl(search) }]}
      />
      {filter.parts.length > 0 ? <FilterChips parts={filter.parts} onClear={filter.onClear} /> : null}
    </>
  )
}
