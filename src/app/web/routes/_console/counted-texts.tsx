import { createFileRoute } from '@tanstack/react-router'
import { type CountedSearch, countedSearch } from '../../../../features/messaging/web/costs/cost-search.ts'
import { CountedTextsPage } from '../../../../features/messaging/web/costs/counted-texts-page.tsx'
import { needRight } from '../../shell/guards.ts'

const CountedTexts = () => {
  const navigate = Route.useNavigate()
  const onSearch = (change: CountedSearch, replace = false) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
  return <CountedTextsPage search={Route.useSearch()} onSearch={onSearch} />
}

export const Route = createFileRoute('/_console/counted-texts')({
  validateSearch: countedSearch,
  beforeLoad: ({ context }) => needRight(context, 'money:see', 'Counted texts'),
  component: CountedTexts,
})
