import { createFileRoute } from '@tanstack/react-router'
import { CandidateList } from '../../../../features/candidates/web/candidate-list.tsx'
import { candidateSearch } from '../../../../features/candidates/web/candidate-search.ts'
import { Page } from '../../../../ui/page.tsx'
import { useSearchChange } from '../../shell/use-search-change.ts'

const CandidateDirectoryPage = () => (
  <Page title="Candidate Directory" lead="Every candidate, newest first">
    <CandidateList
      view="directory"
      scope="all"
      search={Route.useSearch()}
      onSearch={useSearchChange('/candidate-directory')}
    />
  </Page>
)

export const Route = createFileRoute('/_console/candidate-directory')({
  validateSearch: candidateSearch,
  component: CandidateDirectoryPage,
})
