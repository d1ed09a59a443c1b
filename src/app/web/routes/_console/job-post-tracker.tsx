import { createFileRoute } from '@tanstack/react-router'
import { JobPostsPage } from '../../../../features/clients/job-posts/web/job-posts-page.tsx'
import { trackerSearch } from '../../../../features/clients/job-posts/web/tracker-search.ts'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'

const JobPostsRoute = () => <JobPostsPage search={Route.useSearch()} onSearch={useSearchChange(Route)} />

export const Route = createFileRoute('/_console/job-post-tracker')({
  validateSearch: trackerSearch,
  component: JobPostsRoute,
})
