import { createFileRoute } from '@tanstack/react-router'
import { ActiveClientsPage } from '../../../../features/clients/organizations/web/clients/active-clients-page.tsx'
import { clientSearch } from '../../../../features/clients/organizations/web/clients/client-search.ts'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'
import { lazyBody } from '../../../../ui/lazy.tsx'

const ActivePosts = lazyBody(
  async () => (await import('../../../../features/clients/job-posts/web/active-posts.tsx')).ActivePosts,
)

const ActiveClientsRoute = () => (
  <ActiveClientsPage search={Route.useSearch()} onSearch={useSearchChange(Route)} ActivePosts={ActivePosts} />
)

export const Route = createFileRoute('/_console/active-clients')({
  validateSearch: clientSearch,
  component: ActiveClientsRoute,
})
