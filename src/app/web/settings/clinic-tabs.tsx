import { Stack } from '@mantine/core'
import { useCan } from '../../../features/access/sign-in/web/auth-provider.tsx'
import { SecuritySection } from '../../../features/access/sign-in/web/security-section.tsx'
import { ScoringSection } from '../../../features/candidates/scoring/web/settings/scoring-section.tsx'
import {
  CultureFitCounts,
  OwnName,
  OwnPeople,
  RequiredTwoFactor,
} from '../../../features/clients/organizations/web/own-organization-section.tsx'

/** The people of the organization, and its name. */
export const PeopleTab = () => (
  <Stack gap="md" maw={820}>
    <OwnPeople />
    <OwnName />
  </Stack>
)

/** Own sign-in, and for Admins what everyone in the organization needs. */
export const SecurityTab = () => (
  <Stack gap="md" maw={820}>
    <SecuritySection />
    {useCan('users:manage') ? <RequiredTwoFactor /> : null}
  </Stack>
)

/** The weights of the score, and for Admins whether culture fit counts. */
export const ScoringTab = () => <ScoringSection below={useCan('users:manage') ? <CultureFitCounts /> : null} />
