import { createFileRoute } from '@tanstack/react-router'
import { type CodeSearch, codeSearch } from '../../../../features/job-codes/web/code-search.ts'
import { JobCodesPage } from '../../../../features/job-codes/web/job-codes-page.tsx'

const JobCodesRoute = () => {
  const navigate = Route.useNavigate()
  const onSearch = (change: CodeSearch, replace: boolean) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
  return <JobCodesPage search={Route.useSearch()} onSearch={onSearch} />
}

export const Route = createFileRoute('/_console/active-job-codes')({
  validateSearch: codeSearch,
  component: JobCodesRoute,
})
