import { Stack } from '@mantine/core'
import { OwnName, OwnPeople } from '../../../features/clients/organizations/web/own-organization-section.tsx'

/** The people of the organization, and its name. */
export const PeopleTab = () => (
  <Stack gap="md" maw={820}>
    <OwnPeople />
    <OwnName />
  </Stack>
)
