import { createFileRoute } from '@tanstack/react-router'
import { resumeSearch } from '../../../../features/candidates/resume-library/web/resume-search.ts'
import { ResumesPage } from '../../../../features/candidates/resume-library/web/resumes-page.tsx'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'

const ResumesRoute = () => {
  return <ResumesPage search={Route.useSearch()} onSearch={useSearchChange(Route)} />
}

export const Route = createFileRoute('/_console/resumes')({ validateSearch: resumeSearch, component: ResumesRoute })
