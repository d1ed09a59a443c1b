import { Tabs } from '@mantine/core'
import { createFileRoute, redirect, useLocation } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import * as z from 'zod/mini'
import { useMe } from '../../../../features/access/sign-in/web/auth-provider.tsx'
import { urlText } from '../../../../platform/web/url-field.ts'
import { OpenFold } from '../../../../ui/fold/fold.tsx'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { Page } from '../../../../ui/page.tsx'
import { ScrollableTabs } from '../../../../ui/scrollable-tabs.tsx'
import { listSections, movedSections, type SettingsTab } from '../../settings-sections.ts'

const ProfileSection = lazyComponent(
  async () => (await import('../../../../features/team/users/web/profile-section.tsx')).ProfileSection,
)
const NotificationsSection = lazyComponent(
  async () =>
    (await import('../../../../features/home/notifications/web/push/notifications-section.tsx')).NotificationsSection,
)
const PeopleTab = lazyComponent(async () => (await import('../../settings/clinic-tabs.tsx')).PeopleTab)
const PlacesTab = lazyComponent(async () => (await import('../../settings/places-tab.tsx')).PlacesTab)
const TextingTab = lazyComponent(async () => (await import('../../settings/texting-tab.tsx')).TextingTab)
const ScoringTab = lazyComponent(async () => (await import('../../settings/clinic-tabs.tsx')).ScoringTab)
const SecurityTab = lazyComponent(async () => (await import('../../settings/clinic-tabs.tsx')).SecurityTab)
const AdvancedTab = lazyComponent(async () => (await import('../../settings/advanced-tab.tsx')).AdvancedTab)

const bodies: Record<SettingsTab, ComponentType> = {
  profile: ProfileSection,
  notifications: NotificationsSection,
  people: PeopleTab,
  places: PlacesTab,
  texting: TextingTab,
  scoring: ScoringTab,
  security: SecurityTab,
  advanced: AdvancedTab,
}

const SettingsPage = () => {
  const { tab } = Route.useSearch()
  const navigate = Route.useNavigate()
  const hash = useLocation({ select: (at) => at.hash })
  const sections = listSections(useMe()?.can ?? [])
  const shown = sections.find((each) => each.tab === tab)?.tab ?? 'profile'
  return (
    <OpenFold value={hash}>
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
    </OpenFold>
  )
}

export const Route = createFileRoute('/_console/settings')({
  validateSearch: z.object({ tab: urlText(20) }),
  beforeLoad: ({ search }) => {
    const moved = movedSections[search.tab ?? '']
    if (moved) throw redirect({ to: '/settings', search: { tab: moved.tab }, hash: moved.hash, replace: true })
  },
  component: SettingsPage,
})
