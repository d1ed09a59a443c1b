import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../../../../features/home/profile/web/profile-page.tsx'
import { profileSearch } from '../../../../features/home/profile/web/profile-search.ts'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'

const CandidateRoute = () => (
  <ProfilePage
    id={Route.useParams().candidateId}
    position="RBT"
    search={Route.useSearch()}
    onSearch={useSearchChange(Route)}
  />
)

export const Route = createFileRoute('/_console/candidate/$candidateId')({
  validateSearch: profileSearch,
  component: CandidateRoute,
})
