import { createFileRoute } from '@tanstack/react-router'
import { costSearch } from '../../../../../features/texting/messages/web/costs/cost-search.ts'
import { CostsPage } from '../../../../../features/texting/messages/web/costs/costs-page.tsx'
import { useSearchChange } from '../../../../../platform/web/use-search-change.ts'
import { requireRight } from '../../../shell/guards.ts'

const TextCosts = () => <CostsPage search={Route.useSearch()} onSearch={useSearchChange(Route)} />

export const Route = createFileRoute('/_console/(costs)/text-costs')({
  validateSearch: costSearch,
  beforeLoad: ({ context }) => requireRight(context, 'money:see', 'Text Costs'),
  component: TextCosts,
})
