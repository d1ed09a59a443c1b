import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { SimulatorPage } from '../../../../features/conversations/simulator/web/simulator-page.tsx'
import { urlText } from '../../../../platform/web/url-field.ts'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'

const SimulatorRoute = () => {
  const { q = '' } = Route.useSearch()
  const change = useSearchChange(Route)
  return <SimulatorPage q={q} onSearch={(text) => change({ q: text || undefined }, true)} />
}

export const Route = createFileRoute('/_console/simulator')({
  validateSearch: z.object({
    q: urlText(100),
  }),
  beforeLoad: ({ context }) => {
    const state = context.session.state()
    if (state.status === 'signed-in' && !state.me.settings.simulator) throw redirect({ to: '/', replace: true })
  },
  component: SimulatorRoute,
})
