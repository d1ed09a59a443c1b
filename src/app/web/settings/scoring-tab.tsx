import { useCan } from '../../../features/access/sign-in/web/auth-provider.tsx'
import { ScoringSection } from '../../../features/candidates/scoring/web/settings/scoring-section.tsx'
import { CultureFitCounts } from '../../../features/clients/organizations/web/own-organization-section.tsx'

/** The weights of the score, and for Admins whether culture fit counts. */
export const ScoringTab = () => <ScoringSection below={useCan('users:manage') ? <CultureFitCounts /> : null} />
