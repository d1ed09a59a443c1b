import { createFileRoute } from '@tanstack/react-router'
import { JobPostsPage } from '../../../../features/job-posts/web/job-posts-page.tsx'
import { type TrackerSearch, trackerSearch } from '../../../../features/job-posts/web/tracker-search.ts'

const JobPostsRoute = () => {
  const navigate = Route.useNavigate()
  const onSearch = (change: TrackerSearch, replace: boolean) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
  return <JobPostsPage search={Route.useSearch()} onSearch={onSearch} />
}

export const Route = createFileRoute('/_console/job-post-tracker')({
  validateSearch: trackerSearch,
  component: JobPostsRoute,
})
