import { createFileRoute } from '@tanstack/react-router'
import { AutomationsPage } from '../../../../features/conversations/automations/web/automations-page.tsx'
import { automationsSearch } from '../../../../features/conversations/automations/web/automations-search.ts'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'

const AutomationsRoute = () => <AutomationsPage search={Route.useSearch()} onSearch={useSearchChange(Route)} />

export const Route = createFileRoute('/_console/automations')({
  validateSearch: automationsSearch,
  component: AutomationsRoute,
})
