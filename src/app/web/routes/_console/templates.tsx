import { createFileRoute, useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { TemplatesPage } from '../../../../features/templates/web/templates-page.tsx'
import { urlText } from '../../../../platform/web/url-field.ts'

const TemplatesRoute = () => {
  const navigate = useNavigate()
  return (
    <TemplatesPage
      tab={Route.useSearch().tab}
      onTab={(tab) => void navigate({ to: '/templates', search: tab === 'templates' ? {} : { tab }, replace: true })}
    />
  )
}

export const Route = createFileRoute('/_console/templates')({
  validateSearch: z.object({ tab: urlText(20) }),
  component: TemplatesRoute,
})
