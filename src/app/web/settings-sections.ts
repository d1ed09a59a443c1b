import type { Right } from '../../rules/rights.ts'

type Section = { tab: string; label: string; needs: readonly Right[] }

/** The sections of Settings, by the word in the URL, in the order of their tabs; each is there for anyone who has all the rights it needs. */
const settingsSections = [
  { tab: 'profile', label: 'Profile', needs: [] },
  { tab: 'notifications', label: 'Notifications', needs: [] },
  { tab: 'people', label: 'People', needs: ['users:manage'] },
  { tab: 'places', label: 'Locations & Hours', needs: ['users:manage'] },
  { tab: 'texting', label: 'Texting', needs: [] },
  { tab: 'scoring', label: 'Scoring', needs: [] },
  { tab: 'security', label: 'Security', needs: [] },
  { tab: 'advanced', label: 'Advanced', needs: [] },
] as const satisfies readonly Section[]
type SettingsSection = (typeof settingsSections)[number]
export type SettingsTab = SettingsSection['tab']

/** Former sections by their word in the URL: where they are now, and which part is open there. */
export const movedSections: Readonly<Record<string, { tab: SettingsTab; hash?: string }>> = {
  organization: { tab: 'places' },
  api: { tab: 'advanced', hash: 'api-keys' },
  reasons: { tab: 'advanced', hash: 'archive-reasons' },
  production: { tab: 'advanced', hash: 'production' },
}

/** The sections for someone with these rights. */
export const listSections = (rights: readonly Right[]): SettingsSection[] =>
  settingsSections.filter(({ needs }) => needs.every((right: Right) => rights.includes(right)))
