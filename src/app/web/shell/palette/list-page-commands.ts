import type { useNavigate } from '@tanstack/react-router'
import type { Me } from '../../../../features/access/sign-in/contract/sign-in.ts'
import { listSections } from '../../settings-sections.ts'
import { getDemoLinks, listSidebarLinks } from '../links.ts'
import type { Command } from './command.ts'

type Navigate = ReturnType<typeof useNavigate>

const settingsAlso: Partial<Record<string, string>> = {
  profile: 'name picture default text',
  people: 'users invite organization name',
  places: 'time zone booking hours',
  security: 'password two-factor sessions',
  advanced: 'api keys webhooks archive reasons job feed page logo color photos production checklist',
  texting: 'quiet hours days off limits opt-outs',
  scoring: 'weights culture fit blind sample rubric',
}

/** Pages, and the sections of Settings, as this person sees them. */
export const listPageCommands = (me: Me, navigate: Navigate): Command[] => {
  // Admins reach the people from here and the user menu, whether or not the sidebar's item is enabled.
  const managesUsers = me.can.includes('users:manage')
  const links = [...listSidebarLinks(me), ...getDemoLinks(me)].filter(
    (link) => !link.disabled || (link.to === '/user-management' && managesUsers),
  )
  const group = 'Pages'
  return [
    ...links.map(({ to, label, Icon }) => ({ id: to, Icon, group, label, run: () => void navigate({ to }) })),
    {
      id: 'jobs',
      group,
      label: 'Jobs by Location',
      also: 'job codes posts QR',
      run: () => void navigate({ to: '/jobs' }),
    },
    { id: 'resumes', group, label: 'Resumes', run: () => void navigate({ to: '/resumes' }) },
    {
      id: 'score-requests',
      group,
      label: 'Score Requests',
      run: () => void navigate({ to: '/score-requests' }),
    },
    { id: 'imports', group, label: 'Import Candidates', run: () => void navigate({ to: '/imports' }) },
    ...(me.can.includes('money:see')
      ? [
          {
            id: 'hiring',
            group,
            label: 'Hiring Report',
            also: 'hires hired cost per hire',
            run: () => void navigate({ to: '/performance-report', search: { tab: 'hiring' } }),
          },
        ]
      : []),
    ...(managesUsers && me.can.includes('platform:edit')
      ? [{ id: 'system', group, label: 'System', run: () => void navigate({ to: '/system' }) }]
      : []),
    ...listSections(me.can).map(({ tab, label }) => ({
      id: `settings-${tab}`,
      group: 'Settings',
      label: `Settings: ${label}`,
      also: settingsAlso[tab] ?? '',
      run: () => void navigate({ to: '/settings', search: { tab } }),
    })),
  ]
}
