import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { ActivityPage } from '../../../../../features/operations/activity/web/activity-page.tsx'
import { activitySearch } from '../../../../../features/operations/activity/web/activity-search.ts'

const Activity = () => {
  const navigate = useNavigate()
  return <ActivityPage search={Route.useSearch()} onSearch={(search) => void navigate({ to: '/activity', search })} />
}

export const Route = createFileRoute('/_console/(audit)/activity')({
  validateSearch: activitySearch,
  component: Activity,
})
