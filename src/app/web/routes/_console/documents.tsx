import { createFileRoute } from '@tanstack/react-router'
import { DocumentsPage } from '../../../../features/documents/web/documents-page.tsx'
import { type DocumentsSearch, documentsSearch } from '../../../../features/documents/web/documents-search.ts'

const DocumentsRoute = () => {
  const navigate = Route.useNavigate()
  const onSearch = (change: DocumentsSearch, replace: boolean) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
  return <DocumentsPage search={Route.useSearch()} onSearch={onSearch} />
}

export const Route = createFileRoute('/_console/documents')({
  validateSearch: documentsSearch,
  component: DocumentsRoute,
})
