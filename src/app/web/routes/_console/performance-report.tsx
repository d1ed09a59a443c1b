import { createFileRoute } from '@tanstack/react-router'
import { needRight } from '../../shell/guards.ts'
import { LaterPage } from '../../shell/later-page.tsx'

const will = [
  'amount, fee and net of each month and client',
  'the working behind Average Clients Per Month',
  'how the hiring funnel converts',
]

const PerformanceReportPage = () => <LaterPage title="Performance Reports" will={will} />

export const Route = createFileRoute('/_console/performance-report')({
  beforeLoad: ({ context }) => needRight(context, 'money:see', 'Performance Reports'),
  component: PerformanceReportPage,
})
