import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { FinancialPage } from '../../../../features/money/finance/web/financial-page.tsx'
import { financialSearch } from '../../../../features/money/finance/web/financial-search.ts'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'
import { requireRight } from '../../shell/guards.ts'

const FinancialOverviewPage = () => {
  const search = Route.useSearch()
  const leave = useNavigate()
  const onSearch = useSearchChange(Route)
  return (
    <FinancialPage
      search={search}
      onSearch={onSearch}
      onReports={(month) => void leave({ to: '/performance-report', search: { month, client: search.client } })}
    />
  )
}

export const Route = createFileRoute('/_console/financial-overview')({
  validateSearch: financialSearch,
  beforeLoad: ({ context }) => requireRight(context, 'money:see', 'Financial Overview'),
  component: FinancialOverviewPage,
})
