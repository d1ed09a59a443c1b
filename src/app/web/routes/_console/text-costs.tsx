import { createFileRoute } from '@tanstack/react-router'
import { type CostSearch, costSearch } from '../../../../features/messaging/web/costs/cost-search.ts'
import { CostsPage } from '../../../../features/messaging/web/costs/costs-page.tsx'
import { needRight } from '../../shell/guards.ts'

const TextCosts = () => {
  const navigate = Route.useNavigate()
  const onSearch = (change: CostSearch, replace = false) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
  return <CostsPage search={Route.useSearch()} onSearch={onSearch} />
}

export const Route = createFileRoute('/_console/text-costs')({
  validateSearch: costSearch,
  beforeLoad: ({ context }) => needRight(context, 'money:see', 'Text costs'),
  component: TextCosts,
})
