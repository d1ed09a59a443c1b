import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { TemplatesPage } from '../../../../features/texting/templates/web/templates-page.tsx'
import { urlText } from '../../../../platform/web/url-field.ts'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'

const RecentPreview = lazyComponent(
  async () => (await import('../../../../features/conversations/inbox/web/recent-preview.tsx')).RecentPreview,
)

const renderPreview = (message: string) => <RecentPreview message={message} />

const TemplatesRoute = () => {
  const change = useSearchChange(Route)
  return (
    <TemplatesPage
      tab={Route.useSearch().tab}
      renderPreview={renderPreview}
      onTab={(tab) => change({ tab: tab === 'templates' ? undefined : tab }, true)}
    />
  )
}

export const Route = createFileRoute('/_console/templates')({
  validateSearch: z.object({ tab: urlText(20) }),
  component: TemplatesRoute,
})
