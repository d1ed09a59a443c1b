import { createFileRoute } from '@tanstack/react-router'
import { useCan } from '../../../../features/access/sign-in/web/auth-provider.tsx'
import { UnroutedPage } from '../../../../features/intake/programs/web/unrouted-page.tsx'
import { unroutedSearch } from '../../../../features/intake/programs/web/unrouted-search.ts'
import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'
import { Page } from '../../../../ui/page.tsx'
import { EmptyState } from '../../../../ui/states.tsx'

const UnroutedRoute = () => {
  const search = Route.useSearch()
  const onSearch = useSearchChange(Route)
  return useCan('platform:see') ? (
    <UnroutedPage search={search} onSearch={onSearch} />
  ) : (
    <Page title="Unrouted">
      <EmptyState
        title="Only platform staff route applications"
        action={<LinkButton to="/">Open My Dashboard</LinkButton>}
      >
        Your account belongs to a clinic. Your candidates are on My Dashboard.
      </EmptyState>
    </Page>
  )
}

export const Route = createFileRoute('/_console/unrouted')({
  validateSearch: unroutedSearch,
  component: UnroutedRoute,
})
