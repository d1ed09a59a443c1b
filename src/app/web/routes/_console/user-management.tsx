import { createFileRoute } from '@tanstack/react-router'
import { PeoplePage } from '../../../../features/team/users/web/people-page.tsx'
import { peopleSearch } from '../../../../features/team/users/web/people-search.ts'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'

const UserManagementRoute = () => <PeoplePage search={Route.useSearch()} onSearch={useSearchChange(Route)} />

export const Route = createFileRoute('/_console/user-management')({
  validateSearch: peopleSearch,
  component: UserManagementRoute,
})
