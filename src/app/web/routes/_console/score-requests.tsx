import { createFileRoute } from '@tanstack/react-router'
import { RequestsPage } from '../../../../features/candidates/explanations/web/requests-page.tsx'
import { requestsSearch } from '../../../../features/candidates/explanations/web/requests-search.ts'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'

const ScoreRequests = () => <RequestsPage search={Route.useSearch()} onSearch={useSearchChange(Route)} />

export const Route = createFileRoute('/_console/score-requests')({
  validateSearch: requestsSearch,
  component: ScoreRequests,
})
