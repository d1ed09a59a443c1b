import { createFileRoute } from '@tanstack/react-router'
import { candidateSearch } from '../../../../features/candidates/directory/web/candidate-search.ts'
import { Directory } from '../../../../features/candidates/directory/web/directory/directory.tsx'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'

const CandidateDirectoryPage = () => <Directory search={Route.useSearch()} onSearch={useSearchChange(Route)} />

export const Route = createFileRoute('/_console/candidate-directory')({
  validateSearch: candidateSearch,
  component: CandidateDirectoryPage,
})
