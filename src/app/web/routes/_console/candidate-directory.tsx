import { createFileRoute } from '@tanstack/react-router'
import { candidateSearch } from '../../../../features/candidates/web/candidate-search.ts'
import { Directory } from '../../../../features/candidates/web/directory/directory.tsx'
import { Page } from '../../../../ui/page.tsx'
import { useSearchChange } from '../../shell/use-search-change.ts'

const CandidateDirectoryPage = () => (
  <Page title="Candidate Directory" lead="Every candidate, newest first">
    <Directory search={Route.useSearch()} onSearch={useSearchChange('/candidate-directory')} />
  </Page>
)

export const Route = createFileRoute('/_console/candidate-directory')({
  validateSearch: candidateSearch,
  component: CandidateDirectoryPage,
})
