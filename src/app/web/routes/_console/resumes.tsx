import { createFileRoute } from '@tanstack/react-router'
import { resumeSearch } from '../../../../features/candidates/web/library/resume-search.ts'
import { ResumesPage } from '../../../../features/candidates/web/library/resumes-page.tsx'

const ResumesRoute = () => {
  const navigate = Route.useNavigate()
  return (
    <ResumesPage
      search={Route.useSearch()}
      onSearch={(change, replace) => {
        void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
      }}
    />
  )
}

export const Route = createFileRoute('/_console/resumes')({ validateSearch: resumeSearch, component: ResumesRoute })
