import { Stack } from '@mantine/core'
import { useCan } from '../../../features/access/sign-in/web/auth-provider.tsx'
import { SecuritySection } from '../../../features/access/sign-in/web/security-section.tsx'
import { RequiredTwoFactor } from '../../../features/clients/organizations/web/own-organization-section.tsx'

/** Own sign-in, and for Admins what everyone in the organization needs. */
export const SecurityTab = () => (
  <Stack gap="md" maw={820}>
    <SecuritySection />
    {useCan('users:manage') ? <RequiredTwoFactor /> : null}
  </Stack>
)
