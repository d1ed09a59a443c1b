import {
  IconActivity,
  IconAddressBook,
  IconBriefcase,
  IconBuildingHospital,
  IconCalendarEvent,
  IconChartBar,
  IconClipboardList,
  IconDeviceMobileMessage,
  IconFileImport,
  IconFiles,
  IconKey,
  IconLayoutDashboard,
  IconMail,
  IconMessages,
  IconQrcode,
  IconReportMoney,
  IconRobot,
  IconRocket,
  IconRouteOff,
  IconSettings,
  IconTemplate,
  IconUsersGroup,
} from '@reinforce/icons'
import type { Me } from '../../../features/access/sign-in/contract/sign-in.ts'

export type NavLink = {
  to:
    | '/'
    | '/prospect-pipeline'
    | '/active-clients'
    | '/client-onboarding'
    | '/unrouted'
    | '/active-job-codes'
    | '/job-post-tracker'
    | '/passwords-logins'
    | '/performance-report'
    | '/financial-overview'
    | '/user-management'
    | '/candidate-directory'
    | '/messages'
    | '/interviews'
    | '/documents'
    | '/templates'
    | '/automations'
    | '/activity'
    | '/settings'
    | '/simulator'
    | '/mailbox'
  label: string
  /** Its one word under the icon in the rail of a tablet, part of the label. */
  word?: string
  Icon: typeof IconActivity
  disabled?: boolean
  /** Reason if it is disabled, as a sentence. */
  reason?: string
  /** The same in a word or two, at the right of the item. */
  note?: string
  /** The noun of its count: "2 unread". */
  counts?: string
}

/** The pages that staff open all day. */
const daily: NavLink[] = [
  { to: '/', label: 'My Dashboard', word: 'Dashboard', Icon: IconLayoutDashboard },
  { to: '/candidate-directory', label: 'Candidate Directory', word: 'Directory', Icon: IconAddressBook },
  { to: '/messages', label: 'Messages', Icon: IconMessages },
  { to: '/interviews', label: 'Interviews', Icon: IconCalendarEvent, counts: 'booked by candidates' },
]

const business: NavLink[] = [
  {
    to: '/prospect-pipeline',
    label: 'Prospect Pipeline',
    word: 'Prospect',
    Icon: IconRocket,
    counts: 'waiting to be claimed',
  },
  { to: '/active-clients', label: 'Active Clients', word: 'Clients', Icon: IconBuildingHospital },
  { to: '/client-onboarding', label: 'Client Onboarding', word: 'Onboarding', Icon: IconClipboardList },
  { to: '/active-job-codes', label: 'Client Job Codes', word: 'Job Codes', Icon: IconQrcode },
  { to: '/unrouted', label: 'Unrouted', Icon: IconRouteOff, counts: 'waiting to be routed' },
  { to: '/job-post-tracker', label: 'Job Post Tracker', word: 'Job Post', Icon: IconBriefcase },
  { to: '/passwords-logins', label: 'Passwords & Logins', word: 'Logins', Icon: IconKey },
  { to: '/performance-report', label: 'Performance Reports', word: 'Reports', Icon: IconChartBar },
  { to: '/financial-overview', label: 'Financial Overview', word: 'Financial', Icon: IconReportMoney },
  { to: '/user-management', label: 'User Management', word: 'User', Icon: IconUsersGroup },
]

const workspace: NavLink[] = [
  { to: '/documents', label: 'Documents', Icon: IconFiles },
  { to: '/templates', label: 'Templates & Links', word: 'Templates', Icon: IconTemplate },
  { to: '/automations', label: 'Automations', Icon: IconRobot },
  { to: '/activity', label: 'Activity', Icon: IconActivity },
  { to: '/settings', label: 'Settings', Icon: IconSettings },
]

/** The pages that a tablet's rail shows at once; all others are behind its More. */
const onRail: ReadonlySet<string> = new Set([
  '/',
  '/candidate-directory',
  '/messages',
  '/interviews',
  '/active-job-codes',
  '/performance-report',
  '/automations',
])

/** In a demo the phones and the mailbox that texts and emails arrive in: for the user menu, they are no work of a clinic. */
export const getDemoLinks = (me: Me): NavLink[] => [
  ...(me.settings.simulator
    ? ([{ to: '/simulator', label: 'Phone Simulator', Icon: IconDeviceMobileMessage }] satisfies NavLink[])
    : []),
  ...(me.settings.mailbox ? ([{ to: '/mailbox', label: 'Mailbox', Icon: IconMail }] satisfies NavLink[]) : []),
]

/** Pages that have no item in the sidebar. */
const others: readonly (readonly [string, NavLink['Icon']])[] = [
  ['/organization', IconBuildingHospital],
  ['/imports', IconFileImport],
  ['/mailbox', IconMail],
  ['/simulator', IconDeviceMobileMessage],
  ['/text-costs', IconMessages],
  ['/counted-texts', IconMessages],
  ['/score', IconClipboardList],
]

/** Returns the icon of a page's item in the sidebar, or the icon of the candidates where it has none. */
export const getTopic = (path: string): NavLink['Icon'] => {
  const its = [...business, ...workspace, ...daily].find(({ to }) => to !== '/' && path.startsWith(to))?.Icon
  return its ?? others.find(([at]) => path.startsWith(at))?.[1] ?? IconAddressBook
}

export type NavGroup = { label?: string; links: NavLink[] }

/**
 * The sidebar's items as this person sees them, in three groups: daily work, the business around it, what is set up
 * rarely. The rights come from the server.
 */
export const listSidebarGroups = (me: Me): NavGroup[] => {
  const hidden = new Set<string>([
    ...(me.can.includes('platform:see') ? [] : ['/unrouted']),
    ...(me.can.includes('logins:see') ? [] : ['/passwords-logins']),
    ...(me.can.includes('money:see') ? [] : ['/performance-report', '/financial-overview']),
  ])
  const isAdmin = me.can.includes('users:manage')
  const users =
    me.settings.userManagement && isAdmin
      ? {}
      : isAdmin
        ? {
            disabled: true,
            reason: 'Turned off here. Open it in your user menu.',
            note: 'In your menu',
          }
        : { disabled: true, reason: 'Only Admins manage users.', note: 'Admins only' }
  const seen = business
    .filter((link) => !hidden.has(link.to))
    .map((link) => (link.to === '/user-management' ? { ...link, ...users } : link))
  return [{ links: daily }, { label: 'Business', links: seen }, { label: 'Workspace', links: workspace }]
}

/** Returns the items of all groups. */
export const listSidebarLinks = (me: Me): NavLink[] => listSidebarGroups(me).flatMap(({ links }) => links)

/** Pages without an item of their own, and the item that leads to them. */
const parents: readonly (readonly [RegExp, NavLink['to']])[] = [
  [/^\/jobs$/, '/active-job-codes'],
  [/^\/(candidate|bcba)\//, '/candidate-directory'],
  [/^\/organization\//, '/active-clients'],
]

/** Returns the page whose item is marked while a page is open. */
export const toNavPath = (path: string): string => parents.find(([page]) => page.test(path))?.[1] ?? path

/** Returns the items of a tablet's rail, and the one of the page at `path` if it is another one. */
export const listRailLinks = (me: Me, path: string): NavLink[] =>
  listSidebarLinks(me)
    .filter(({ to }) => onRail.has(to) || to === path)
    .toSorted((one, other) => Number(onRail.has(other.to)) - Number(onRail.has(one.to)))
