import type { Visit } from './chunk-plan.ts'

/** What loads with every signed-in screen, by the beginnings of their paths below `src`. */
const frame = ['app/web/routes/_console.tsx', 'app/web/shell/bell-button.tsx', 'app/web/shell/background-work.tsx']

/** Late parts that a screen shows at once. */
const beside: Record<string, string[]> = {
  '_console/candidate-directory': ['features/candidates/directory/web/directory/directory-tools.tsx'],
  '_console/messages': [
    'features/conversations/inbox/web/thread-pane.tsx',
    'features/conversations/replies/web/reading-line.tsx',
    'features/home/profile/web/panel/candidate-aside.tsx',
    'features/candidates/directory/web/score/analysis-body.tsx',
    'features/interviews/calendar/web/next-interview.tsx',
    'features/home/attention/web/attention-list.tsx',
  ],
  '_console/interviews': [
    'features/interviews/calendar/web/interviews-dialogs.tsx',
    'features/interviews/calendar/web/agenda/agenda-fields.tsx',
  ],
  '_console/documents': ['features/documents/files/web/documents-dialogs.tsx'],
  '_console/performance-report': [
    'features/money/finance/web/hiring/hiring-section.tsx',
    'features/money/finance/web/reports/reports-dialogs.tsx',
  ],
  login: ['features/access/sign-in/web/demo-sign-ins.tsx'],
}

/** The sign-in page has the smallest budget, *Messages* the most late parts, and a first sign-in covers the dashboard with a large dialog. */
const counts: Record<string, number> = { '_console/messages': 40, login: 15, '_console/index': 5 }

/** Screens that are another one with a part that comes late. */
const alike: [route: string, parts: string[]][] = [
  [
    '_console/index',
    ['features/team/onboarding/web/first-questions/first-questions-dialog.tsx', 'ui/dialog/dialog-frame.tsx'],
  ],
  ['_console/candidate-directory', ['features/candidates/directory/web/board/board-view.tsx']],
  [
    '_console/candidate-directory',
    [
      'features/candidates/directory/web/review/review-queue.tsx',
      'features/candidates/directory/web/score/analysis-body.tsx',
      'features/candidates/resumes/web/resume-body.tsx',
    ],
  ],
]

/** A screen of several late parts is the heaviest: what others have and it does not need hurts it most. */
const heavyCounts = 5

/** A part that is opened later, on a screen that is there: what it brings too much keeps no one waiting at the start. */
const laterCounts = 0.15

/** Which entries of a build (paths of modules) a first visit to each screen loads, and each late part by itself. */
export const firstVisits = (entries: string[], src: string, first: string): Visit[] => {
  const named = (names: string[]) => entries.filter((entry) => names.some((name) => entry.startsWith(`${src}/${name}`)))
  const routes = entries.flatMap((entry) => {
    const route = /\/routes\/(.+)\.tsx\?tsr-split=component$/.exec(entry)?.[1]
    return route === undefined || route === '_console' ? [] : [{ entry, route }]
  })
  const createVisit = (
    { entry, route }: { entry: string; route: string },
    late: string[],
    isHeavy = late.length > 1,
  ) => ({
    entries: [first, ...(route.startsWith('_console/') ? named(frame) : []), entry, ...named(late)],
    weight: counts[route] ?? (isHeavy ? heavyCounts : 1),
  })
  const late = entries.filter(
    (entry) => entry !== first && !entry.includes('?tsr-split=') && !named(frame).includes(entry),
  )
  return [
    ...routes.map((one) => createVisit(one, beside[one.route] ?? [])),
    ...alike.flatMap(([route, parts]) =>
      routes.filter((one) => one.route === route).map((one) => createVisit(one, parts, true)),
    ),
    ...late.map((entry) => ({ entries: [entry], weight: laterCounts })),
  ]
}
