import { Stack } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { ArchiveReasonsSection } from '../../../../features/candidates/web/archive-reasons-section.tsx'
import { TextingSection } from '../../../../features/messaging/web/settings/texting-section.tsx'
import { Page } from '../../../../ui/page.tsx'

const SettingsPage = () => (
  <Page title="Settings">
    <Stack gap="xl">
      <TextingSection />
      <ArchiveReasonsSection />
    </Stack>
  </Page>
)

export const Route = createFileRoute('/_console/settings')({ component: SettingsPage })
