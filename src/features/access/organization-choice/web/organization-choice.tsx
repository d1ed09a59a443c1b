import { Select } from '@mantine/core'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { adminGetOrganizations } from '../contract/organization-choice.ts'

export type OrganizationChoiceProps = {
  value: string | null
  onChange: (id: string | null) => void
  label?: string
  error?: string | undefined
  /** Without those that are still in the pipeline. */
  clientsOnly?: boolean
  /** Among the filters of a list: none chosen means all. */
  all?: boolean
}

const isProspect = (status: string | null) => status?.trim().toLowerCase() === 'prospect'

/** One of all organizations, found by typing; for platform staff. Without a label it is a filter. */
export const OrganizationChoice = (props: OrganizationChoiceProps) => {
  const { value, onChange, label, error, clientsOnly = false, all: isFilter = label === undefined } = props
  const all = useQuery(adminGetOrganizations, {})
  return (
    <Select
      {...(label ? { label } : { 'aria-label': 'Organization', w: 220 })}
      clearable={isFilter}
      placeholder={isFilter ? 'All organizations' : 'Type to find one'}
      searchable
      limit={50}
      maxDropdownHeight={280}
      nothingFoundMessage="No organizations match"
      data={(all.data?.organizations ?? [])
        .filter(({ status }) => !(clientsOnly && isProspect(status)))
        .map(({ id, name }) => ({ value: id, label: name || 'Without a name' }))}
      value={value}
      onChange={onChange}
      error={error}
      clearButtonProps={{ 'aria-label': 'All organizations' }}
    />
  )
}
