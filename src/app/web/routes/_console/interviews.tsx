import { createFileRoute } from '@tanstack/react-router'
import { AwayDialog } from '../../../../features/conversations/automations/web/public.ts'
import { InterviewsPage } from '../../../../features/interviews/calendar/web/interviews-page.tsx'
import { readInterviewsSearch } from '../../../../features/interviews/calendar/web/interviews-search.ts'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'

const InterviewsRoute = () => (
  <InterviewsPage search={Route.useSearch()} onSearch={useSearchChange(Route)} away={(of) => <AwayDialog {...of} />} />
)

export const Route = createFileRoute('/_console/interviews')({
  validateSearch: readInterviewsSearch,
  component: InterviewsRoute,
})
