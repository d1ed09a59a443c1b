import { createFileRoute } from '@tanstack/react-router'
import { codeSearch } from '../../../../features/clients/job-codes/web/code-search.ts'
import { JobCodesPage } from '../../../../features/clients/job-codes/web/job-codes-page.tsx'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'

const JobCodesRoute = () => <JobCodesPage search={Route.useSearch()} onSearch={useSearchChange(Route)} />

export const Route = createFileRoute('/_console/active-job-codes')({
  validateSearch: codeSearch,
  component: JobCodesRoute,
})
