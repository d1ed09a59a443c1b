import { Select } from '@mantine/core'
import { foldedFilter } from '../../../../platform/web/folded-filter.ts'
import { interviewStatuses, interviewTypes } from '../../rules/interview-kinds.ts'
import css from '../interviews.module.css'
import type { InterviewsSearch } from '../interviews-search.ts'

type AgendaFiltersProps = {
  search: InterviewsSearch
  /** Null when they could not be loaded. */
  people: readonly { id: string; name: string }[] | null
  onFilter: (change: InterviewsSearch) => void
}

const one = <T extends string>(list: readonly T[], value: string | null): T[] | undefined => {
  const found = list.find((each) => each === value)
  return found ? [found] : undefined
}

/** Status, type and interviewer to narrow the interviews by. */
export const AgendaFilters = ({ search, people, onFilter }: AgendaFiltersProps) => (
  <>
    <Select
      className={css.filter}
      aria-label="Status"
      placeholder="Any status"
      clearable
      data={[...interviewStatuses]}
      value={search.status?.[0] ?? null}
      onChange={(value) => onFilter({ status: one(interviewStatuses, value) })}
    />
    <Select
      className={css.filter}
      aria-label="Type"
      placeholder="Any type"
      clearable
      data={[...interviewTypes]}
      value={search.kind?.[0] ?? null}
      onChange={(value) => onFilter({ kind: one(interviewTypes, value) })}
    />
    <Select
      className={css.filter}
      aria-label="Interviewer"
      placeholder="Any interviewer"
      clearable
      searchable
      filter={foldedFilter}
      nothingFoundMessage={people ? 'Nobody of this name' : 'The people could not be loaded'}
      data={(people ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={search.interviewer?.[0] ?? null}
      onChange={(value) => onFilter({ interviewer: value ? [value] : undefined })}
    />
  </>
)
