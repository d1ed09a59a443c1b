import { Select, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core'
import { usTimeZones } from '../../../../rules/zones/zone-names.ts'
import { OrganizationSelect } from '../../../access/organization-choice/web/public.ts'
import { useMe } from '../../../access/sign-in/web/public.ts'
import { getZone, type StepProps } from './draft-data.ts'

type Word = 'name' | 'contact_name' | 'contact_email' | 'contact_phone' | 'subscription_type'

/** The name and contact of the new client. */
export const NewOrganizationStep = ({ data, change, fields }: StepProps) => {
  const bind = (name: Word) => ({
    value: data[name],
    error: fields[`organization.${name}`],
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  })
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <TextInput label="Organization name" required {...bind('name')} />
      <TextInput label="Subscription" {...bind('subscription_type')} />
      <TextInput label="Contact name" {...bind('contact_name')} />
      <TextInput label="Contact email" type="email" {...bind('contact_email')} />
      <TextInput label="Contact phone" type="tel" {...bind('contact_phone')} />
      <Select
        label="Time zone"
        data={usTimeZones}
        clearable
        placeholder="From its locations"
        value={getZone(data)}
        onChange={(zone) => change({ time_zone: zone ?? '' })}
        error={fields['organization.time_zone']}
      />
      <Switch
        label="Auto scheduler"
        checked={data.scheduler}
        onChange={(event) => change({ scheduler: event.currentTarget.checked })}
      />
    </SimpleGrid>
  )
}

/** The organization that gets locations or positions. */
export const ExistingOrganizationStep = ({ data, change, fields }: StepProps) => {
  const me = useMe()
  if (!me?.isPlatform) return <Text>For {me?.organization.name}.</Text>
  return (
    <Stack maw={420}>
      <OrganizationSelect
        label="Organization"
        value={data.organization_id ?? null}
        onChange={(id) => change({ organization_id: id ?? undefined, places: [] })}
        error={fields['organization.organization_id']}
      />
    </Stack>
  )
}
