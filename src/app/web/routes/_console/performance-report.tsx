import { createFileRoute } from '@tanstack/react-router'
import { ReportsPage } from '../../../../features/finance/web/reports-page.tsx'
import { type ReportsSearch, reportsSearch } from '../../../../features/finance/web/reports-search.ts'
import { needRight } from '../../shell/guards.ts'

const PerformanceReportPage = () => {
  const navigate = Route.useNavigate()
  const onSearch = (change: ReportsSearch, replace = false) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
  return <ReportsPage search={Route.useSearch()} onSearch={onSearch} />
}

export const Route = createFileRoute('/_console/performance-report')({
  validateSearch: reportsSearch,
  beforeLoad: ({ context }) => needRight(context, 'money:see', 'Performance Reports'),
  component: PerformanceReportPage,
})
