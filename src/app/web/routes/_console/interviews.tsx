import { createFileRoute } from '@tanstack/react-router'
import { InterviewsPage } from '../../../../features/interviews/web/interviews-page.tsx'
import { interviewsSearch } from '../../../../features/interviews/web/interviews-search.ts'
import { AwayDialog } from '../../../../features/sequences/web/door.ts'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'

const InterviewsRoute = () => (
  <InterviewsPage search={Route.useSearch()} onSearch={useSearchChange(Route)} away={(of) => <AwayDialog {...of} />} />
)

export const Route = createFileRoute('/_console/interviews')({
  validateSearch: interviewsSearch,
  component: InterviewsRoute,
})
