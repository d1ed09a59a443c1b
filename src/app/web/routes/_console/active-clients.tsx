import { createFileRoute } from '@tanstack/react-router'
import { ActiveClientsPage } from '../../../../features/organizations/web/active-clients-page.tsx'
import { type ClientSearch, clientSearch } from '../../../../features/organizations/web/client-search.ts'

const ActiveClientsRoute = () => {
  const navigate = Route.useNavigate()
  const onSearch = (change: ClientSearch, replace: boolean) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
  return <ActiveClientsPage search={Route.useSearch()} onSearch={onSearch} />
}

export const Route = createFileRoute('/_console/active-clients')({
  validateSearch: clientSearch,
  component: ActiveClientsRoute,
})
