import { useMantineColorScheme } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { type CandidateRow, findCandidates } from '../../../../features/candidates/contract.ts'
import { recentPeople } from '../../../../features/candidates/web/recent-people.ts'
import { useAuth, useMe } from '../../../../features/sign-in/web/auth-provider.tsx'
import { usePanel } from '../../../../platform/web/panel/use-panel.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { foldCase } from '../../../../rules/fold-case.ts'
import { displayPhone } from '../../../../rules/phone/phone.ts'
import { notice } from '../../../../ui/notice/notice.ts'
import { demoLinks, type NavLink, sidebarLinks } from '../links.ts'

export type Command = {
  id: string
  group: string
  label: string
  hint?: string
  /** Of a candidate: as it is shown, with what was searched marked. */
  phone?: string
  /** A picture of where it leads. */
  Icon?: NavLink['Icon']
  /** Of a candidate: whose score stands before the name. */
  row?: CandidateRow
  run: () => void
}
const mostCandidates = 8
const fewestLetters = 2
const pause = 150

const directory = '/candidate-directory'

/** What the palette offers for what was typed: candidates, pages, actions. */
export const useCommands = (typed: string): { commands: Command[]; isSearching: boolean } => {
  const me = useMe()
  const { session } = useAuth()
  const navigate = useNavigate()
  const { open } = usePanel()
  const { setColorScheme } = useMantineColorScheme()
  const [asked] = useDebouncedValue(typed.trim(), pause)
  const enabled = asked.length >= fewestLetters
  const found = useQuery(findCandidates, { q: asked, timeZone: viewerTimeZone }, { enabled, keepPrevious: true })
  if (!me) return { commands: [], isSearching: false }
  const wanted = foldCase(typed.trim())
  const fits = (label: string) => wanted === '' || foldCase(label).includes(wanted)
  // Admins reach the people from here and the user menu, whether or not the sidebar's item is enabled.
  const managesUsers = me.can.includes('users:manage')
  const links = [...sidebarLinks(me).flat(), ...demoLinks(me)].filter(
    (link) => !link.disabled || (link.to === '/user-management' && managesUsers),
  )
  const go = (search: object) => () => void navigate({ to: directory, search })
  const more: Command[] = [
    { id: 'resumes', group: 'Pages', label: 'Resumes', run: () => void navigate({ to: '/resumes' }) },
    {
      id: 'score-requests',
      group: 'Pages',
      label: 'Requests about Scores',
      run: () => void navigate({ to: '/score-requests' }),
    },
    { id: 'imports', group: 'Pages', label: 'Import Candidates', run: () => void navigate({ to: '/imports' }) },
    ...(managesUsers && me.can.includes('platform:edit')
      ? [{ id: 'system', group: 'Pages', label: 'System', run: () => void navigate({ to: '/system' }) }]
      : []),
  ]
  const signOut = () =>
    void session.signOut().catch(() => notice('Failed to sign out. Please try again or refresh the page.'))
  const actions: Command[] = [
    ...(me.can.includes('candidates:edit')
      ? [{ id: 'add', group: 'Actions', label: 'Add Candidate', run: go({ open: 'add' }) }]
      : []),
    { id: 'board', group: 'Actions', label: 'Open the board', run: go({ view: 'board' }) },
    { id: 'review', group: 'Actions', label: 'Review candidates one at a time', run: go({ view: 'review' }) },
    { id: 'filter', group: 'Actions', label: 'Filter candidates', run: go({ open: 'filter' }) },
    { id: 'downloads', group: 'Actions', label: 'My downloads', run: go({ open: 'downloads' }) },
    { id: 'changes', group: 'Actions', label: 'My bulk changes', run: go({ open: 'changes' }) },
    { id: 'light', group: 'Actions', label: 'Use light colors', run: () => setColorScheme('light') },
    { id: 'dark', group: 'Actions', label: 'Use dark colors', run: () => setColorScheme('dark') },
    { id: 'sign-out', group: 'Actions', label: 'Sign Out', run: signOut },
  ]
  const candidates: Command[] = (enabled ? (found.data?.rows ?? []) : []).slice(0, mostCandidates).map((row) => ({
    id: row.id,
    group: 'Candidates',
    label: row.name || row.full_name || 'Unknown',
    row,
    ...(row.phone_number ? { phone: displayPhone(row.phone_number) } : {}),
    hint: [row.position, row.status, [row.city, row.state].filter(Boolean).join(', ')].filter(Boolean).join(' · '),
    run: () => open(row.id),
  }))
  const recent: Command[] =
    wanted === ''
      ? recentPeople().map((person) => ({
          id: person.id,
          group: 'Recent',
          label: person.name,
          hint: person.position,
          run: () => open(person.id),
        }))
      : []
  const pages: Command[] = links.map(({ to, label, Icon }) => ({
    id: to,
    Icon,
    group: 'Pages',
    label,
    run: () => void navigate({ to }),
  }))
  return {
    commands: [
      ...recent,
      ...candidates,
      ...[...pages, ...more].filter(({ label }) => fits(label)),
      ...actions.filter(({ label }) => fits(label)),
    ],
    isSearching: enabled && found.isFetching && !found.data,
  }
}
