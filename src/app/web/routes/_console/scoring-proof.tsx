import { createFileRoute } from '@tanstack/react-router'
import { ProofPage } from '../../../../features/candidates/scoring/web/proof/proof-page.tsx'
import { proofSearch } from '../../../../features/candidates/scoring/web/proof/proof-search.ts'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'

const ScoringProof = () => <ProofPage search={Route.useSearch()} onSearch={useSearchChange(Route)} />

export const Route = createFileRoute('/_console/scoring-proof')({
  validateSearch: proofSearch,
  component: ScoringProof,
})
