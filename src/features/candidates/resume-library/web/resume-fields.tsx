import { Checkbox, Group, MultiSelect, TextInput } from '@mantine/core'
import { filterIgnoringAccents } from '../../../../platform/web/filter-ignoring-accents.ts'
import type { ResumeSearch } from './resume-search.ts'
import { useLocationNames } from './use-location-names.ts'

type ResumeFieldsProps = { search: ResumeSearch; onFilter: (change: ResumeSearch) => void }

const positions = ['RBT', 'BCBA'] as const
const some = <T,>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined)

/** Filters by author, arrival date, and attachments. Each choice applies at once. */
export const ResumeFields = ({ search, onFilter }: ResumeFieldsProps) => {
  const { locations } = useLocationNames(true)
  return (
    <>
      <MultiSelect
        label="Position"
        placeholder={search.position?.length ? undefined : 'Any position'}
        data={[...positions]}
        value={search.position ?? []}
        onChange={(chosen) => onFilter({ position: some(positions.filter((one) => chosen.includes(one))) })}
      />
      <MultiSelect
        label="Location"
        placeholder={search.location?.length ? undefined : 'Any location'}
        data={locations.map(({ id, name }) => ({ value: id, label: name }))}
        value={search.location ?? []}
        onChange={(location) => onFilter({ location: some(location) })}
        searchable
        filter={filterIgnoringAccents}
        limit={60}
      />
      <Group grow gap="sm">
        <TextInput
          type="date"
          label="From"
          value={search.from ?? ''}
          onChange={(event) => onFilter({ from: event.currentTarget.value || undefined })}
        />
        <TextInput
          type="date"
          label="Until"
          value={search.until ?? ''}
          onChange={(event) => onFilter({ until: event.currentTarget.value || undefined })}
        />
      </Group>
      <Checkbox
        label="Has a video"
        checked={search.hasVideo ?? false}
        onChange={(event) => onFilter({ hasVideo: event.currentTarget.checked || undefined })}
      />
      <Checkbox
        label="Has a certification number"
        checked={search.hasNumber ?? false}
        onChange={(event) => onFilter({ hasNumber: event.currentTarget.checked || undefined })}
      />
    </>
  )
}
