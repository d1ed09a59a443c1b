import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../../../../features/home/profile/web/profile-page.tsx'
import { profileSearch } from '../../../../features/home/profile/web/profile-search.ts'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'

const BcbaRoute = () => (
  <ProfilePage
    id={Route.useParams().candidateId}
    position="BCBA"
    search={Route.useSearch()}
    onSearch={useSearchChange(Route)}
  />
)

export const Route = createFileRoute('/_console/bcba/$candidateId')({
  validateSearch: profileSearch,
  component: BcbaRoute,
})
