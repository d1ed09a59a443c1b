import { createFileRoute } from '@tanstack/react-router'
import { candidateSearch } from '../../../../features/candidates/directory/web/candidate-search.ts'
import { DashboardPage } from '../../../../features/home/dashboard/web/dashboard-page.tsx'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'

const DashboardRoute = () => <DashboardPage search={Route.useSearch()} onSearch={useSearchChange(Route)} />

export const Route = createFileRoute('/_console/')({
  validateSearch: candidateSearch,
  component: DashboardRoute,
})
