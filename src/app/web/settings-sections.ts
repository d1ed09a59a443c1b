import type { Right } from '../../rules/rights.ts'

type Section = { tab: string; label: string; needs: readonly Right[] }

/** The sections of Settings, by the word in the URL, in the order of their tabs; each is there for anyone who has all the rights it needs. */
const settingsSections = [
  { tab: 'profile', label: 'Profile', needs: [] },
  { tab: 'security', label: 'Security', needs: [] },
  { tab: 'notifications', label: 'Notifications', needs: [] },
  { tab: 'organization', label: 'Organization', needs: ['users:manage'] },
  { tab: 'api', label: 'API & webhooks', needs: ['users:manage'] },
  { tab: 'texting', label: 'Texting', needs: [] },
  { tab: 'scoring', label: 'Scoring', needs: [] },
  { tab: 'reasons', label: 'Archive reasons', needs: [] },
  { tab: 'production', label: 'Production checklist', needs: ['users:manage', 'platform:edit'] },
] as const satisfies readonly Section[]
type SettingsSection = (typeof settingsSections)[number]
export type SettingsTab = SettingsSection['tab']

/** The sections for someone with these rights. */
export const listSections = (rights: readonly Right[]): SettingsSection[] =>
  settingsSections.filter(({ needs }) => needs.every((right: Right) => rights.includes(right)))
