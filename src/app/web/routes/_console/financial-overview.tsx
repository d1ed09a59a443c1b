import { createFileRoute } from '@tanstack/react-router'
import { needRight } from '../../shell/guards.ts'
import { LaterPage } from '../../shell/later-page.tsx'

const will = [
  'the two parts of the revenue of this month',
  'the invoices of the last 90 days, with filters by date, status, client and amount',
]

const FinancialOverviewPage = () => <LaterPage title="Financial Overview" will={will} />

export const Route = createFileRoute('/_console/financial-overview')({
  beforeLoad: ({ context }) => needRight(context, 'money:see', 'Financial Overview'),
  component: FinancialOverviewPage,
})
