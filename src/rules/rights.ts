/** Every right. See the table "People and rights" in docs/decisions. */
export const rights = [
  'candidates:see',
  'candidates:edit',
  'clients:see',
  'platform:see',
  'platform:edit',
  'money:see',
  'money:edit',
  'logins:see',
  'records:export',
  /** Legal holds, retention, and certificates of erasures. */
  'records:hold',
  'users:manage',
  /** Of API keys for a clinic's directory of people alone. */
  'users:provision',
] as const
export type Right = (typeof rights)[number]

export type Person = { organizationId: string; adminLevel: string | null }

/** The rights of a person: platform staff by the fixed demo clinic organization, who alone enter money; a Manager sees no money and no logins. */
export const listRights = (person: Person, platformOrganizationId: string): Right[] => {
  const isPlatform = person.organizationId === platformOrganizationId
  const isManager = person.adminLevel === 'Manager'
  const isAdmin = person.adminLevel === 'Admin'
  return [
    'candidates:see',
    'candidates:edit',
    'clients:see',
    ...(isPlatform ? (['platform:see', 'platform:edit'] as const) : []),
    ...(isManager ? [] : (['money:see'] as const)),
    ...(isPlatform && !isManager ? (['money:edit'] as const) : []),
    ...(isManager ? [] : (['logins:see'] as const)),
    ...(isAdmin || (isPlatform && !isManager) ? (['records:export', 'records:hold'] as const) : []),
    ...(isAdmin ? (['users:manage'] as const) : []),
  ]
}
