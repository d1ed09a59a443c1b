import { createFileRoute } from '@tanstack/react-router'
import { countedSearch } from '../../../../../features/texting/messages/web/costs/cost-search.ts'
import { CountedTextsPage } from '../../../../../features/texting/messages/web/costs/counted-texts-page.tsx'
import { useSearchChange } from '../../../../../platform/web/use-search-change.ts'
import { requireRight } from '../../../shell/guards.ts'

const CountedTexts = () => <CountedTextsPage search={Route.useSearch()} onSearch={useSearchChange(Route)} />

export const Route = createFileRoute('/_console/(costs)/counted-texts')({
  validateSearch: countedSearch,
  beforeLoad: ({ context }) => requireRight(context, 'money:see', 'Counted Texts'),
  component: CountedTexts,
})
