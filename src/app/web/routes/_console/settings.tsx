import { createFileRoute } from '@tanstack/react-router'
import { TextingSection } from '../../../../features/messaging/web/settings/texting-section.tsx'
import { Page } from '../../../../ui/page.tsx'

const SettingsPage = () => (
  <Page title="Settings">
    <TextingSection />
  </Page>
)

export const Route = createFileRoute('/_console/settings')({ component: SettingsPage })
