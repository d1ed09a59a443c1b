import { createFileRoute } from '@tanstack/react-router'
import { RevenuePage } from '../../../../features/dashboard/web/revenue-page.tsx'
import { needRight } from '../../shell/guards.ts'

export const Route = createFileRoute('/_console/financial-overview')({
  beforeLoad: ({ context }) => needRight(context, 'money:see', 'Financial Overview'),
  component: RevenuePage,
})
