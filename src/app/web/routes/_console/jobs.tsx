import { createFileRoute } from '@tanstack/react-router'
import { JobsPage } from '../../../../features/clients/job-posts/web/jobs/jobs-page.tsx'
import { jobsSearch } from '../../../../features/clients/job-posts/web/jobs/jobs-search.ts'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'

const JobsRoute = () => <JobsPage search={Route.useSearch()} onSearch={useSearchChange(Route)} />

export const Route = createFileRoute('/_console/jobs')({
  validateSearch: jobsSearch,
  component: JobsRoute,
})
