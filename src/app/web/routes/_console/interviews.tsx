import { createFileRoute, redirect } from '@tanstack/react-router'
import { InterviewsPage } from '../../../../features/interviews/calendar/web/interviews-page.tsx'
import {
  findMovedSection,
  readInterviewsSearch,
} from '../../../../features/interviews/calendar/web/interviews-search.ts'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'

const InterviewsRoute = () => <InterviewsPage search={Route.useSearch()} onSearch={useSearchChange(Route)} />

export const Route = createFileRoute('/_console/interviews')({
  validateSearch: readInterviewsSearch,
  beforeLoad: ({ search }) => {
    const moved = findMovedSection(search)
    if (moved) throw redirect({ to: '/automations', search: moved, replace: true })
  },
  component: InterviewsRoute,
})
