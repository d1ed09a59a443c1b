import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

type Row = Record<string, string>

const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A file written row by row: the columns are those of the first one. */
const write = async (folder: string, table: string, rows: Iterable<Row>) => {
  let columns: string[] | undefined
  let written = 0
  const lines = function* () {
    for (const row of rows) {
      if (!columns) {
        columns = Object.keys(row)
        yield `${columns.join(',')}\n`
      }
      written += 1
      yield `${columns.map((column) => cell(row[column] ?? '')).join(',')}\n`
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path.join(folder, `${table}.csv`)))
  return written
}

const pick = (words: readonly string[], n: number) => words[n % words.length] ?? ''
const first = ['Ana', 'Ben', 'Carla', 'Dario', 'Eva', 'Femi', 'Grace', 'Hana', 'Ivan', 'Jo']
const last = ['Garcia', 'Okafor', 'Lee', 'Smith', 'Nguyen', 'Haddad', 'Jones', 'Ruiz', 'Patel', 'Chen', "O'Neil"]
const statuses = [
  'Initial Inquiry',
  'Reviewed By Clinic',
  'Interview Scheduled',
  'Phone Screen',
  'Hired',
  'Archived',
  'Terminated',
]
const hour = 3_600_000
const begin = Date.parse('2024-01-01T14:00:00Z')
/** As PostgreSQL writes an instant. */
const at = (n: number) => new Date(begin + (n % 20_000) * hour).toISOString().replace('T', ' ').replace('Z', '+00')
const id = (kind: string, n: number) => `${kind}-${n}`

const organizations = 40
const words = 'Three years as a nanny, two as a paraprofessional in a school, CPR certified, bilingual. '.repeat(16)

const range = function* (count: number, row: (n: number) => Row) {
  for (let n = 1; n <= count; n++) yield row(n)
}
const getOrganizationId = (n: number) => id('o', 1 + (n % organizations))

const candidate = (n: number): Row => ({
  id: id('c', n),
  // A few name an organization that nobody knows.
  organization_id: n % 12_500 === 0 ? 'o-gone' : getOrganizationId(n),
  location_id: id('l', 1 + ((n - 1) % (organizations * 3))),
  full_name: `${pick(first, n)} ${pick(last, n)} ${String.fromCharCode(97 + (n % 26))}`,
  // Some apply twice.
  email_address: n % 500 === 1 && n > 500 ? `p${n - 40}@example.test` : `p${n}@example.test`,
  phone_number:
    n % 9 === 0
      ? ''
      : `(${pick(['212', '305', '512', '720', '813'], n)}) ${200 + (Math.floor(n / 10_000) % 700)}-${String(n % 10_000).padStart(4, '0')}`,
  city: pick(['Austin', 'Miami', 'Denver', ''], n),
  state: pick(['TX', 'Florida', 'CO'], n),
  date_submitted: at(n).slice(0, 10),
  date_submitted_ts: at(n),
  created_at: at(n),
  position: n % 7 === 0 ? 'BCBA' : n % 10_000 === 3 ? 'Nurse' : 'RBT',
  status: pick(statuses, n),
  resume: n % 3 === 0 ? `https://files.example.test/resumes/${n}.pdf` : '',
  resume_text: `${pick(first, n)}\n${words}`,
  video_introduction: n % 5 === 0 ? `https://files.example.test/videos/${n}.mp4` : '',
  certification_number: n % 6 === 0 ? `RBT-24-${n}` : '',
  current_rbt: n % 4 === 0 ? 't' : 'f',
  auto_scheduler_sent: n % 8 === 0 ? 't' : 'f',
  skills_percentage: `${n % 101}%`,
  experience_percentage: String((n * 7) % 101),
  skills_rationale: 'Has worked with children "of all ages", in teams.',
  experience_rationale: 'Two years with clients,\nthree in schools.',
  acme_analysis: 'A calm and reliable candidate. '.repeat(6),
})

const text = (n: number): Row => {
  const person = 1 + Math.floor((n - 1) / 6) * 2 // every second one has a conversation
  const isInbound = n % 6 === 0
  return {
    id: id('m', n),
    organization_id: getOrganizationId(person),
    recipient_id: id('t', person),
    candidate_id: id('c', person),
    message: isInbound
      ? pick(['Yes, tomorrow works', 'Thank you!', 'STOP', 'Who is this?'], n / 6)
      : 'Hello, when would be a good time to talk?',
    message_direction: isInbound ? 'inbound' : 'outbound',
    message_status: isInbound ? 'received' : pick(['sent', 'delivered', 'failed', 'queued'], n),
    sent_at: at(n),
  }
}

type Table = [string, number, (n: number) => Row]

const places: Table[] = [
  [
    'organizations',
    organizations,
    (n) => ({
      id: id('o', n),
      name: `Made-up Clinic ${n}`,
      status: 'Active',
      scheduler: 't',
      subscription_type: 'Gold',
    }),
  ],
  [
    'locations',
    organizations * 3,
    (n) => ({ id: id('l', n), organization_id: getOrganizationId(n), name: `Location ${n}`, is_active: 't' }),
  ],
  [
    'pipeline_statuses',
    organizations * 3,
    (n) => ({
      organization_id: getOrganizationId(n),
      status_label: pick(
        ['Phone Screen', 'Reviewed By Clinic', 'Interview Scheduled'],
        Math.floor((n - 1) / organizations),
      ),
      sort_order: String(n),
    }),
  ],
  [
    'acme_users',
    organizations * 5,
    (n) => ({
      id: id('u', n),
      email: `staff${n}@example.test`,
      full_name: `${pick(first, n)} ${pick(last, n)}`,
      role: 'user',
      organization_id: getOrganizationId(n),
      admin_level: pick(['', 'Manager', 'Admin'], n),
    }),
  ],
]

const work: Table[] = [
  [
    'job_post_tracker',
    organizations * 6,
    (n) => ({
      id: id('p', n),
      organization_id: getOrganizationId(n),
      location_id: id('l', 1 + ((n - 1) % (organizations * 3))),
      job_start_date: '3/1/2026',
      cost_per_lead: '8.5',
      active: 't',
    }),
  ],
  [
    'performance_reports',
    organizations * 24,
    (n) => ({
      created_date: at(n),
      stripe_customer_id: `cus_${n % organizations}`,
      amount: String(50_000 + n),
      fee: '1500',
      month: String(1 + (n % 12)),
      year: '2025',
    }),
  ],
  [
    'message_templates',
    organizations * 3,
    (n) => ({
      id: id('w', n),
      organization_id: getOrganizationId(n),
      name: `Template ${n}`,
      content: 'Hi {{Candidate First}}',
      is_active: 't',
      is_default: n <= organizations ? 't' : 'f',
    }),
  ],
  [
    'user_links',
    organizations * 2,
    (n) => ({
      id: id('k', n),
      organization_id: getOrganizationId(n),
      name: `Link ${n}`,
      url: `https://example.test/${n}`,
      is_active: 't',
    }),
  ],
]

const happened = (candidates: number): Table[] => [
  [
    'text_recipients',
    Math.floor(candidates / 2),
    (n) => ({
      id: id('t', 2 * n - 1),
      organization_id: getOrganizationId(2 * n - 1),
      candidate_id: id('c', 2 * n - 1),
      candidate_name: 'Somebody',
      candidate_type: 'rbt',
    }),
  ],
  ['text_messages', candidates * 3, text],
  [
    'interviews',
    Math.floor(candidates / 5),
    (n) => ({
      id: id('i', n),
      organization_id: getOrganizationId(n * 5),
      candidate_id: id('c', n * 5),
      interview_date: at(n * 7),
      status: 'Completed',
    }),
  ],
  [
    'document_folders',
    organizations * 4,
    (n) => ({
      id: id('f', n),
      organization_id: getOrganizationId(n),
      parent_id: n > organizations ? id('f', n - organizations) : '',
      name: `Folder ${n}`,
    }),
  ],
]

/** A made-up installation with this many candidates as a folder of CSV files; answers how many rows each table has. */
export const writeInstallation = async (folder: string, candidates: number): Promise<Record<string, number>> => {
  await mkdir(folder, { recursive: true })
  const tables: Table[] = [...places, ['all_candidates', candidates, candidate], ...work, ...happened(candidates)]
  const written: Record<string, number> = {}
  // oxlint-disable-next-line no-await-in-loop -- one file after the other
  for (const [table, count, row] of tables) written[table] = await write(folder, table, range(count, row))
  return written
}
