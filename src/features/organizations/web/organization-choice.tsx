import { Select } from '@mantine/core'
import { useQuery } from '../../../platform/web/use-query.ts'
import { adminGetOrganizations } from '../contract.ts'

export type OrganizationChoiceProps = {
  value: string | null
  onChange: (id: string | null) => void
  label?: string
  error?: string | undefined
  /** Without those that are still in the pipeline. */
  clientsOnly?: boolean
}

const isProspect = (status: string | null) => status?.trim().toLowerCase() === 'prospect'

/** One of all organizations, found by typing; for platform staff. Without a label it is a filter. */
export const OrganizationChoice = ({ value, onChange, label, error, clientsOnly = false }: OrganizationChoiceProps) => {
  const all = useQuery(adminGetOrganizations, {})
  return (
    <Select
      {...(label ? { label } : { 'aria-label': 'Organization', clearable: true, w: 220 })}
      placeholder={label ? 'Type to find one' : 'All organizations'}
      searchable
      limit={50}
      maxDropdownHeight={280}
      nothingFoundMessage="No such organization"
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
