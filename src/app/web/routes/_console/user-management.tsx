import { createFileRoute } from '@tanstack/react-router'
import { PeoplePage } from '../../../../features/users/web/people-page.tsx'
import { type PeopleSearch, peopleSearch } from '../../../../features/users/web/people-search.ts'

const UserManagementRoute = () => {
  const navigate = Route.useNavigate()
  const onSearch = (change: PeopleSearch, replace: boolean) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
  return <PeoplePage search={Route.useSearch()} onSearch={onSearch} />
}

export const Route = createFileRoute('/_console/user-management')({
  validateSearch: peopleSearch,
  component: UserManagementRoute,
})
