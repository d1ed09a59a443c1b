import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../../../../features/candidates/web/profile/profile-page.tsx'
import { profileSearch } from '../../../../features/candidates/web/profile/profile-search.ts'

const BcbaRoute = () => {
  const navigate = Route.useNavigate()
  return (
    <ProfilePage
      id={Route.useParams().candidateId}
      position="BCBA"
      search={Route.useSearch()}
      onSearch={(change, replace) => {
        void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
      }}
    />
  )
}

export const Route = createFileRoute('/_console/bcba/$candidateId')({
  validateSearch: profileSearch,
  component: BcbaRoute,
})
