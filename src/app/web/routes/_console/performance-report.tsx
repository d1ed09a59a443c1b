import { createFileRoute } from '@tanstack/react-router'
import { ReportsPage } from '../../../../features/money/finance/web/reports/reports-page.tsx'
import { reportsSearch } from '../../../../features/money/finance/web/reports/reports-search.ts'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'
import { requireRight } from '../../shell/guards.ts'

const PerformanceReportPage = () => <ReportsPage search={Route.useSearch()} onSearch={useSearchChange(Route)} />

export const Route = createFileRoute('/_console/performance-report')({
  validateSearch: reportsSearch,
  beforeLoad: ({ context }) => requireRight(context, 'money:see', 'Performance Reports'),
  component: PerformanceReportPage,
})
