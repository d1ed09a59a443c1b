import { Select } from '@mantine/core'
import { useQuery } from '../../../platform/web/use-query.ts'
import { adminGetOrganizations } from '../contract.ts'

export type OrganizationChoiceProps = {
  value: string | null
  onChange: (id: string | null) => void
  label?: string
  error?: string | undefined
}

/** One of all organizations, found by typing; for platform staff. Without a label it is a filter. */
export const OrganizationChoice = ({ value, onChange, label, error }: OrganizationChoiceProps) => {
  const all = useQuery(adminGetOrganizations, {})
  return (
    <Select
      {...(label ? { label } : { 'aria-label': 'Organization', clearable: true, w: 220 })}
      placeholder={label ? 'Type to find one' : 'All organizations'}
      searchable
      limit={50}
      maxDropdownHeight={280}
      nothingFoundMessage="No such organization"
      data={(all.data?.organizations ?? []).map(({ id, name }) => ({ value: id, label: name || 'Without a name' }))}
      value={value}
      onChange={onChange}
      error={error}
      clearButtonProps={{ 'aria-label': 'All organizations' }}
    />
  )
}
