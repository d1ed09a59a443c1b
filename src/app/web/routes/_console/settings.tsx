import { Stack, Tabs } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import * as z from 'zod/mini'
import { useMe } from '../../../../features/access/sign-in/web/auth-provider.tsx'
import { urlText } from '../../../../platform/web/url-field.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { Page } from '../../../../ui/page.tsx'
import { ScrollableTabs } from '../../../../ui/scrollable-tabs.tsx'
import { listSections, type SettingsTab } from '../../settings-sections.ts'

const ProfileSection = lazyComponent(
  async () => (await import('../../../../features/team/users/web/profile-section.tsx')).ProfileSection,
)
const SecuritySection = lazyComponent(
  async () => (await import('../../../../features/access/sign-in/web/security-section.tsx')).SecuritySection,
)
const NotificationsSection = lazyComponent(
  async () =>
    (await import('../../../../features/home/notifications/web/push/notifications-section.tsx')).NotificationsSection,
)
const OwnOrganizationSection = lazyComponent(
  async () =>
    (await import('../../../../features/clients/organizations/web/own-organization-section.tsx'))
      .OwnOrganizationSection,
)
const JobFeedSection = lazyComponent(
  async () => (await import('../../../../features/clients/job-posts/web/job-feed-section.tsx')).JobFeedSection,
)
const OrganizationSection = () => (
  <Stack gap="md">
    <OwnOrganizationSection />
    <JobFeedSection />
  </Stack>
)
const TextingTab = lazyComponent(async () => (await import('../../texting-tab.tsx')).TextingTab)
const ScoringSection = lazyComponent(
  async () => (await import('../../../../features/candidates/scoring/web/settings/scoring-section.tsx')).ScoringSection,
)
const ArchiveReasonsSection = lazyComponent(
  async () =>
    (await import('../../../../features/candidates/directory/web/status/archive-reasons-section.tsx'))
      .ArchiveReasonsSection,
)

const ChecklistSection = lazyComponent(
  async () => (await import('../../../../features/operations/system/web/checklist-section.tsx')).ChecklistSection,
)

const ApiKeysPanel = lazyComponent(
  async () => (await import('../../../../features/access/api-keys/web/public.ts')).ApiKeysPanel,
)
const WebhooksPanel = lazyComponent(
  async () => (await import('../../../../features/access/webhooks/web/public.ts')).WebhooksPanel,
)

const ApiSection = () => (
  <Stack gap="md">
    <ApiKeysPanel />
    <WebhooksPanel />
  </Stack>
)

const bodies: Record<SettingsTab, ComponentType> = {
  profile: ProfileSection,
  security: SecuritySection,
  notifications: NotificationsSection,
  organization: OrganizationSection,
  api: ApiSection,
  texting: TextingTab,
  scoring: ScoringSection,
  reasons: ArchiveReasonsSection,
  production: ChecklistSection,
}

const SettingsPage = () => {
  const { tab } = Route.useSearch()
  const navigate = Route.useNavigate()
  const sections = listSections(useMe()?.can ?? [])
  const shown = sections.find((each) => each.tab === tab)?.tab ?? 'profile'
  return (
    <Page title="Settings">
      <Tabs
        keepMounted={false}
        value={shown}
        onChange={(next) => void navigate({ search: next && next !== 'profile' ? { tab: next } : {} })}
      >
        <ScrollableTabs mb="md">
          {sections.map((each) => (
            <Tabs.Tab key={each.tab} value={each.tab}>
              {each.label}
            </Tabs.Tab>
          ))}
        </ScrollableTabs>
        {sections.map((each) => {
          const Body = bodies[each.tab]
          return (
            <Tabs.Panel key={each.tab} value={each.tab}>
              <Body />
            </Tabs.Panel>
          )
        })}
      </Tabs>
    </Page>
  )
}

export const Route = createFileRoute('/_console/settings')({
  validateSearch: z.object({ tab: urlText(20) }),
  component: SettingsPage,
})
