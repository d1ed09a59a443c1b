import { createFileRoute } from '@tanstack/react-router'
import { InterviewsPage } from '../../../../features/interviews/web/interviews-page.tsx'
import { type InterviewsSearch, interviewsSearch } from '../../../../features/interviews/web/interviews-search.ts'

const InterviewsRoute = () => {
  const navigate = Route.useNavigate()
  const onSearch = (change: InterviewsSearch, replace: boolean) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
  return <InterviewsPage search={Route.useSearch()} onSearch={onSearch} />
}

export const Route = createFileRoute('/_console/interviews')({
  validateSearch: interviewsSearch,
  component: InterviewsRoute,
})
