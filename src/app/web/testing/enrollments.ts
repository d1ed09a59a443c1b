import { toId } from './world.ts'

/** Someone on the board of automations. */
export const createBoardRow = (n: number, more: object = {}) => ({
  id: toId(600 + n),
  candidateId: toId(200 + n),
  name: `Una ${n}`,
  organization: 'Bright Path ABA',
  preset: 'applicant',
  status: 'needs_staff',
  words: 'Asked for a person: “can I call you”',
  since: '2026-11-20T18:00:00.000Z',
  dueAt: null,
  ...more,
})

/** One text of an automation in the product's words. */
const written = (key: string, when: string, english: string, spanish: string) => ({
  key,
  when,
  english,
  spanish,
  isOwn: false,
})

/** An automation as it is before anyone changed it. */
export const createAutomation = (more: object = {}) => ({
  preset: 'applicant',
  isOn: false,
  problem: 'Choose who interviews first.',
  sentences: ['Texts them 5 minutes after they applied.', 'Asks 2 questions.', 'Offers three interview times.'],
  waitMinutes: 5,
  interviewer: null as { id: string; name: string } | null,
  locations: [] as { id: string; name: string }[],
  topics: ['certified', 'hours'],
  texts: [
    written(
      'first',
      'The first text',
      'Hi {name}, this is an automatic text.',
      'Hola {name}, este texto es automático.',
    ),
    written('times', 'Three times are offered', 'Which of these suits you?', '¿Cuál le conviene?'),
  ],
  version: 0,
  changedBy: null as string | null,
  changedAt: null as string | null,
  running: 0,
  onOlder: 0,
  ...more,
})

/** List an organization’s automations: the first as given, the others as the product brings them. */
export const createAutomations = (first: ReturnType<typeof createAutomation>) => ({
  automations: [
    first,
    createAutomation({
      preset: 'booked',
      problem: null,
      topics: [],
      texts: [],
      sentences: ['Asks “on your way?” an hour before.'],
    }),
    createAutomation({ preset: 'no_show', topics: [], texts: [], sentences: ['Offers three new times.'] }),
    createAutomation({
      preset: 'hired',
      problem: null,
      topics: [],
      texts: [],
      sentences: ['Waits until you set the first day.'],
    }),
    createAutomation({
      preset: 're_engage',
      problem: null,
      waitMinutes: 20_160,
      topics: [],
      texts: [],
      sentences: ['Asks if they’re still interested.'],
    }),
  ],
  people: [
    { id: toId(9), name: 'Dana Reyes' },
    { id: toId(8), name: 'Omar Haddad' },
  ],
  locations: [
    { id: toId(51), name: 'Waco' },
    { id: toId(52), name: 'Round Rock' },
  ],
})

/** What a rehearsal tells. */
export const rehearsal = {
  people: 160,
  texted: 143,
  texts: 391,
  inQuietHours: 0,
  answered: 102,
  booked: 71,
  finished: 0,
  waitForYou: 12,
  declined: 15,
  open: 4,
  notTexted: [
    { reason: 'No consent to texts', people: 16 },
    { reason: 'Opted out', people: 1 },
  ],
  threads: [
    {
      name: 'Applicant 1',
      ends: 'booked for Tue, Nov 3',
      lines: [
        {
          at: '2026-11-01T15:05:00.000Z',
          from: 'us',
          words: 'Hi Applicant 1, this is an automatic text. Are you certified?',
        },
        { at: '2026-11-01T15:40:00.000Z', from: 'them', words: 'yes since may' },
        { at: '2026-11-01T15:41:00.000Z', from: 'note', words: 'Booked for Tue, Nov 3, 10:00 AM' },
      ],
    },
  ],
}

/** What runs automatically with a candidate. */
export const createEnrollment = (more: object = {}) => ({
  id: toId(700),
  preset: 'applicant',
  status: 'awaiting_reply',
  words: 'asked whether they are certified, waits for an answer',
  begunAt: '2026-11-20T15:00:00.000Z',
  dueAt: '2026-11-21T15:00:00.000Z',
  firstDay: null as string | null,
  revision: 3,
  wrote: null as { words: string; upTo: string } | null,
  readings: [] as { id: string; label: string; isSuggested: boolean }[],
  canUndo: false,
  acts: [
    {
      id: toId(801),
      at: '2026-11-20T15:05:00.000Z',
      words: 'Texted that this is automatic, and asked whether they are certified',
      heard: null,
      reading: null,
      rule: null,
      bookingId: null,
    },
    {
      id: toId(802),
      at: '2026-11-20T15:20:00.000Z',
      words: 'Went on to the next question',
      heard: 'yep since may',
      reading: 'answer',
      rule: 'says yes',
      bookingId: null,
    },
    {
      id: toId(803),
      at: '2026-11-20T15:25:00.000Z',
      words: 'Booked Tue, Nov 24, 10:00 AM with Dana Reyes',
      heard: 'the second one',
      reading: 'pick',
      rule: 'names a place in the list',
      bookingId: toId(77),
    },
  ],
  ...more,
})
