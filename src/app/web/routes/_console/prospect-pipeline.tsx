import { createFileRoute } from '@tanstack/react-router'
import { useCan } from '../../../../features/access/sign-in/web/auth-provider.tsx'
import { prospectSearch } from '../../../../features/team/prospects/web/prospect-search.ts'
import { ProspectsPage } from '../../../../features/team/prospects/web/prospects-page.tsx'
import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'
import { Page } from '../../../../ui/page.tsx'
import { EmptyState } from '../../../../ui/states.tsx'

const ProspectPipelineRoute = () => {
  const search = Route.useSearch()
  const onSearch = useSearchChange(Route)
  return useCan('platform:see') ? (
    <ProspectsPage search={search} onSearch={onSearch} />
  ) : (
    <Page title="Prospect Pipeline">
      <EmptyState
        title="Only platform staff can view prospects"
        action={<LinkButton to="/">Open My Dashboard</LinkButton>}
      >
        Your account belongs to a clinic. Your candidates are on My Dashboard.
      </EmptyState>
    </Page>
  )
}

export const Route = createFileRoute('/_console/prospect-pipeline')({
  validateSearch: prospectSearch,
  component: ProspectPipelineRoute,
})
