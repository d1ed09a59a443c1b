import { useMantineColorScheme } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useAuth, useMe } from '../../../../features/access/sign-in/web/auth-provider.tsx'
import {
  type CandidateRow,
  filterOptions,
  findCandidates,
} from '../../../../features/candidates/directory/contract/directory.ts'
import { loadRecentPeople } from '../../../../features/candidates/directory/web/load-recent-people.ts'
import { usePanel } from '../../../../platform/web/panel/use-panel.ts'
import { setShortcutsOpen } from '../../../../platform/web/shortcuts-open.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { foldCase } from '../../../../rules/fold-case.ts'
import { formatPhone } from '../../../../rules/phone/phone.ts'
import { showProblem } from '../../../../ui/notice/show-toast.ts'
import type { Command } from './command.ts'
import { listPageCommands } from './list-page-commands.ts'
import { readVerb } from './person-verbs.ts'

const mostCandidates = 8
const fewestLetters = 2
const pause = 150

const directory = '/candidate-directory'

const getName = (row: CandidateRow) => row.name || row.full_name || 'Unknown'
const particulars = (row: CandidateRow): Pick<Command, 'row' | 'phone' | 'hint'> => ({
  row,
  ...(row.phone_number ? { phone: formatPhone(row.phone_number) } : {}),
  hint: [row.position, row.status, [row.city, row.state].filter(Boolean).join(', ')].filter(Boolean).join(' · '),
})

/** The people of this tab: the one of the open panel or page first, then those opened before. */
const usePeopleAtHand = () => {
  const { panel } = useSearch({ strict: false })
  const { candidateId } = useParams({ strict: false })
  const open = panel ?? candidateId
  const people = loadRecentPeople()
  return [...people.filter(({ id }) => id === open), ...people.filter(({ id }) => id !== open)]
}

const useActions = (): Command[] => {
  const me = useMe()
  const { session } = useAuth()
  const navigate = useNavigate()
  const { setColorScheme } = useMantineColorScheme()
  if (!me) return []
  const group = 'Actions'
  const go = (search: object) => () => void navigate({ to: directory, search })
  const signOut = () =>
    void session.signOut().catch(() => showProblem('Failed to sign out. Please try again or refresh the page.'))
  return [
    ...(me.can.includes('candidates:edit')
      ? [{ id: 'add', group, label: 'Add Candidate', also: 'new', run: go({ open: 'add' }) }]
      : []),
    ...(me.can.includes('users:manage')
      ? [
          {
            id: 'invite',
            group,
            label: 'Invite a Person',
            also: 'user colleague',
            run: () => void navigate({ to: '/user-management', search: { dialog: 'invite' } }),
          },
        ]
      : []),
    { id: 'board', group, label: 'Open the board', run: go({ view: 'board' }) },
    { id: 'review', group, label: 'Review candidates one at a time', run: go({ view: 'review' }) },
    { id: 'filter', group, label: 'Filter candidates', run: go({ open: 'filter' }) },
    { id: 'keys', group, label: 'Keyboard shortcuts', also: 'keys help', run: () => setShortcutsOpen(true) },
    { id: 'downloads', group, label: 'My Downloads', run: go({ open: 'downloads' }) },
    { id: 'changes', group, label: 'My bulk changes', run: go({ open: 'changes' }) },
    { id: 'light', group, label: 'Use light colors', run: () => setColorScheme('light') },
    { id: 'dark', group, label: 'Use dark colors', run: () => setColorScheme('dark') },
    { id: 'sign-out', group, label: 'Sign Out', run: signOut },
  ]
}

/**
 * Returns the palette's commands for the typed words: actions on a person, candidates, statuses, pages, settings,
 * actions.
 */
export const useCommands = (typed: string): { commands: Command[]; isSearching: boolean } => {
  const me = useMe()
  const navigate = useNavigate()
  const { open, change } = usePanel()
  const [paused] = useDebouncedValue(typed, pause)
  const mayEdit = me?.can.includes('candidates:edit') ?? false
  const { verb, rest } = mayEdit ? readVerb(typed) : { verb: undefined, rest: typed.trim() }
  const asked = mayEdit ? readVerb(paused).rest : paused.trim()
  const enabled = asked.length >= fewestLetters
  const found = useQuery(findCandidates, { q: asked, timeZone: viewerTimeZone }, { enabled, keepPrevious: true })
  const options = useQuery(filterOptions, { timeZone: viewerTimeZone }, { enabled: typed.trim() !== '' })
  const people = usePeopleAtHand()
  const actions = useActions()
  if (!me) return { commands: [], isSearching: false }
  const wanted = foldCase(typed.trim())
  const fits = ({ label, also = '' }: Command) => wanted === '' || foldCase(`${label} ${also}`).includes(wanted)
  const rows = (enabled ? (found.data?.rows ?? []) : []).slice(0, mostCandidates)
  const about = (id: string, name: string): Command[] =>
    verb
      ? [
          {
            id: `${verb.act}-${id}`,
            group: 'Candidate actions',
            label: verb.says(name),
            run: () => change({ panel: id, part: undefined, act: verb.act }),
          },
        ]
      : []
  const asKept = people.filter(({ name }) => rest === '' || foldCase(name).includes(foldCase(rest)))
  const isKept = new Set(asKept.map(({ id }) => id))
  const doing = verb
    ? [
        ...asKept.flatMap(({ id, name }) => about(id, name)),
        ...(rest === '' ? [] : rows.filter(({ id }) => !isKept.has(id))).flatMap((row) =>
          about(row.id, getName(row)).map((command) => ({ ...command, ...particulars(row) })),
        ),
      ]
    : []
  const candidates: Command[] = verb
    ? []
    : rows.map((row) => ({
        id: row.id,
        group: 'Candidates',
        label: getName(row),
        ...particulars(row),
        run: () => open(row.id),
      }))
  const recent: Command[] =
    wanted === ''
      ? people.map(({ id, name, position }) => ({
          id,
          group: 'Recent',
          label: name,
          hint: position,
          run: () => open(id),
        }))
      : []
  const statuses: Command[] = (wanted === '' ? [] : (options.data?.statuses ?? [])).map((status) => ({
    id: `status-${status}`,
    group: 'Statuses',
    label: status,
    run: () => void navigate({ to: directory, search: { status: [status] } }),
  }))
  return {
    commands: [
      ...doing,
      ...recent,
      ...candidates,
      ...statuses.filter(fits),
      ...[...listPageCommands(me, navigate), ...actions].filter(fits),
    ],
    isSearching: enabled && found.isFetching && !found.data,
  }
}
