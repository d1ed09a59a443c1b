import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { FinancialPage } from '../../../../features/finance/web/financial-page.tsx'
import { type FinancialSearch, financialSearch } from '../../../../features/finance/web/financial-search.ts'
import { needRight } from '../../shell/guards.ts'

const FinancialOverviewPage = () => {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  const leave = useNavigate()
  const onSearch = (change: FinancialSearch, replace = false) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
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
  beforeLoad: ({ context }) => needRight(context, 'money:see', 'Financial Overview'),
  component: FinancialOverviewPage,
})
