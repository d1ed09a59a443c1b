import { createFileRoute } from '@tanstack/react-router'
import { DocumentsPage } from '../../../../features/documents/files/web/documents-page.tsx'
import { documentsSearch } from '../../../../features/documents/files/web/documents-search.ts'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'

const DocumentsRoute = () => <DocumentsPage search={Route.useSearch()} onSearch={useSearchChange(Route)} />

export const Route = createFileRoute('/_console/documents')({
  validateSearch: documentsSearch,
  component: DocumentsRoute,
})
