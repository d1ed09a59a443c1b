import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { TemplatesPage } from '../../../../features/templates/web/templates-page.tsx'
import { urlText } from '../../../../platform/web/url-field.ts'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'

const TemplatesRoute = () => {
  const change = useSearchChange(Route)
  return (
    <TemplatesPage
      tab={Route.useSearch().tab}
      onTab={(tab) => change({ tab: tab === 'templates' ? undefined : tab }, true)}
    />
  )
}

export const Route = createFileRoute('/_console/templates')({
  validateSearch: z.object({ tab: urlText(20) }),
  component: TemplatesRoute,
})
