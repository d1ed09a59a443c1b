import { createFileRoute } from '@tanstack/react-router'
import { JobPostList } from '../../../../features/job-posts/web/door.ts'
import { OrganizationPage } from '../../../../features/organizations/web/organization-page.tsx'
import {
  type OrganizationSearch,
  organizationSearch,
} from '../../../../features/organizations/web/organization-search.ts'

const OrganizationRoute = () => {
  const { organizationId } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const onSearch = (change: OrganizationSearch, replace: boolean) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
  const { q, page, state, active, dialog, id } = search
  return (
    <OrganizationPage
      id={organizationId}
      search={search}
      onSearch={onSearch}
      posts={
        <JobPostList
          organizationId={organizationId}
          search={{ q, page, state, active, dialog, id, organization: undefined }}
          onSearch={({ organization: _, ...change }, replace) => onSearch(change, replace)}
        />
      }
    />
  )
}

export const Route = createFileRoute('/_console/organization/$organizationId')({
  validateSearch: organizationSearch,
  component: OrganizationRoute,
})
