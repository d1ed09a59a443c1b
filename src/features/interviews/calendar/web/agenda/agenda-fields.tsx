import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { filterIgnoringAccents } from '../../../../../platform/web/filter-ignoring-accents.ts'
import { interviewStatuses, interviewTypes } from '../../rules/interview-kinds.ts'
import { type InterviewsSearch, interviewsSearch } from '../interviews-search.ts'
import { notConfirmed, type People, times } from './agenda-filters.tsx'

const one = <T extends string>(list: readonly T[], value: string | null): T[] | undefined => {
  const found = list.find((each) => each === value)
  return found ? [found] : undefined
}

type AgendaFieldsProps = {
  search: InterviewsSearch
  people: People
  onFilter: (change: InterviewsSearch) => void
  /** The organization field, for readers of several. */
  organization: ReactNode
  /** Where the bar has no room for them. */
  hasTimes: boolean
}

/** Filter fields of the interviews. Each choice applies at once. */
export const AgendaFields = ({ search, people, onFilter, organization, hasTimes }: AgendaFieldsProps) => {
  const [status, kind, who] = [search.status?.[0], search.kind?.[0], search.interviewer?.[0]]
  return (
    <>
      {hasTimes ? (
        <Select
          label="Interviews to show"
          allowDeselect={false}
          data={times}
          value={search.when ?? 'upcoming'}
          onChange={(value) => onFilter({ when: interviewsSearch.shape.when.parse(value) })}
        />
      ) : null}
      <Select
        label="Status"
        placeholder="Any status"
        clearable
        data={[...interviewStatuses]}
        value={status ?? null}
        onChange={(value) => onFilter({ status: one(interviewStatuses, value) })}
      />
      <Select
        label="Type"
        placeholder="Any type"
        clearable
        data={[...interviewTypes]}
        value={kind ?? null}
        onChange={(value) => onFilter({ kind: one(interviewTypes, value) })}
      />
      <Select
        label="Interviewer"
        placeholder="Any interviewer"
        clearable
        searchable
        filter={filterIgnoringAccents}
        nothingFoundMessage={people ? 'No one by this name' : 'Couldn’t load the people'}
        data={(people ?? []).map(({ id, name: each }) => ({ value: id, label: each }))}
        value={who ?? null}
        onChange={(value) => onFilter({ interviewer: value ? [value] : undefined })}
      />
      <Select
        label="Confirmed by its interviewer"
        placeholder="Any"
        clearable
        data={[{ value: 'interviewer', label: notConfirmed }]}
        value={search.needsConfirmation ?? null}
        onChange={(value) => onFilter({ needsConfirmation: value === null ? undefined : 'interviewer' })}
      />
      {organization}
    </>
  )
}
