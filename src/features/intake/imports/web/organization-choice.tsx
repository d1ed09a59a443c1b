import { Select } from '@mantine/core'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { adminGetOrganizations } from '../../../access/organization-choice/web/public.ts'
import { useMe } from '../../../access/sign-in/web/public.ts'

type OrganizationChoiceProps = { value: string | null; onChange: (id: string | null) => void }

/** Platform staff say whose candidates the file holds; for clinic staff there is nothing to say. */
export const OrganizationChoice = ({ value, onChange }: OrganizationChoiceProps) => {
  const me = useMe()
  const isPlatform = me?.isPlatform === true
  const list = useQuery(adminGetOrganizations, {}, { enabled: isPlatform })
  if (!isPlatform) return null
  return (
    <Select
      label="Organization"
      mb="sm"
      maw={480}
      data={(list.data?.organizations ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={value ?? me.organization.id}
      onChange={onChange}
      searchable
      allowDeselect={false}
    />
  )
}
