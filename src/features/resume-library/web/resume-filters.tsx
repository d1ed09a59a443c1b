import { Checkbox, Group, MultiSelect, TextInput } from '@mantine/core'
import { viewerTimeZone } from '../../../platform/web/time-zone.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { SearchBox } from '../../../ui/list/search-box.tsx'
import { filterOptions } from '../../candidates/web/door.ts'
import type { ResumeSearch } from './resume-search.ts'

type ResumeFiltersProps = { search: ResumeSearch; onChange: (change: ResumeSearch) => void }

const some = <T,>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined)

/** Words to search for, and who wrote them. */
export const ResumeFilters = ({ search, onChange }: ResumeFiltersProps) => {
  const options = useQuery(filterOptions, { timeZone: viewerTimeZone })
  return (
    <Group gap="sm" align="flex-end" p="md" role="search">
      <SearchBox
        label="Search the words of resumes"
        value={search.q ?? ''}
        onSearch={(q) => onChange({ q: q.trim() === '' ? undefined : q })}
      />
      <MultiSelect
        aria-label="Position"
        placeholder={search.position?.length ? undefined : 'Any position'}
        data={['RBT', 'BCBA']}
        value={search.position ?? []}
        onChange={(chosen) =>
          onChange({ position: some((['RBT', 'BCBA'] as const).filter((one) => chosen.includes(one))) })
        }
        w={160}
      />
      <MultiSelect
        aria-label="Location"
        placeholder={search.location?.length ? undefined : 'Any location'}
        data={(options.data?.locations ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={search.location ?? []}
        onChange={(location) => onChange({ location: some(location) })}
        searchable
        limit={60}
        w={200}
      />
      <TextInput
        type="date"
        label="From"
        value={search.from ?? ''}
        onChange={(event) => onChange({ from: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        label="Until"
        value={search.until ?? ''}
        onChange={(event) => onChange({ until: event.currentTarget.value || undefined })}
      />
      <Checkbox
        label="Has a video"
        checked={search.hasVideo ?? false}
        onChange={(event) => onChange({ hasVideo: event.currentTarget.checked || undefined })}
      />
      <Checkbox
        label="Has a certification number"
        checked={search.hasNumber ?? false}
        onChange={(event) => onChange({ hasNumber: event.currentTarget.checked || undefined })}
      />
    </Group>
  )
}
