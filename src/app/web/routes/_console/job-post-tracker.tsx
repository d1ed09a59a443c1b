import { createFileRoute } from '@tanstack/react-router'
import { JobPostsPage } from '../../../../features/job-posts/web/job-posts-page.tsx'

export const Route = createFileRoute('/_console/job-post-tracker')({ component: JobPostsPage })
