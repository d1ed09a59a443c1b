import { addDays, msPerDay } from '../../rules/day.ts'
import { createPdf } from './pdf.ts'
import type { DemoCandidate } from './people/people.ts'
import { drawFloorPlan } from './png.ts'
import type { Random } from './random.ts'

type Plan = {
  folder: string | null
  name: string
  bytes: Uint8Array
  mime: string
  expires?: number
  daysAgo: number
  held?: string
}

const pdf = 'application/pdf'
const words = 'text/plain'

/** The people named in the folder for a few. */
export const demoReaders = ['clinic@reinforce.test', 'jordan@reinforce.test']

/** Folders as "outer/inner"; one with a star is limited to Admins, one with a plus to Admins and the people named. */
const folderNames = [
  'Certificates',
  'Certificates/CPR cards',
  'Certificates/Background checks',
  'Onboarding',
  'Policies',
  'Personnel*',
  'Supervision notes+',
]
const mark = /[*+]$/

const paper = (title: string, lines: string[]) => createPdf([title, '', ...lines].join('\n'))

const planned = (clinic: string): Plan[] => [
  {
    folder: 'Certificates/CPR cards',
    name: 'CPR card Jordan Ellis.pdf',
    bytes: paper('CPR and first aid', ['Jordan Ellis', clinic, 'Adult and pediatric CPR, AED']),
    mime: pdf,
    expires: 12,
    daysAgo: 350,
  },
  {
    folder: 'Certificates/CPR cards',
    name: 'CPR card Sam Whitfield.pdf',
    bytes: paper('CPR and first aid', ['Sam Whitfield', clinic, 'Adult and pediatric CPR, AED']),
    mime: pdf,
    expires: -4,
    daysAgo: 369,
  },
  {
    folder: 'Certificates/CPR cards',
    name: 'CPR card Alex Moreno.pdf',
    bytes: paper('CPR and first aid', ['Alex Moreno', clinic, 'Adult and pediatric CPR, AED']),
    mime: pdf,
    expires: 240,
    daysAgo: 125,
  },
  {
    folder: 'Certificates/Background checks',
    name: 'Background check Jordan Ellis.pdf',
    bytes: paper('Background check', ['Jordan Ellis', 'Result: clear', `Requested by ${clinic}`]),
    mime: pdf,
    expires: 27,
    daysAgo: 338,
  },
  {
    folder: 'Onboarding',
    name: 'Welcome letter.txt',
    bytes: Buffer.from(`Welcome to ${clinic}!\n\nYour first day starts at 8:30. Bring an ID and your CPR card.\n`),
    mime: words,
    daysAgo: 90,
  },
  {
    folder: 'Onboarding',
    name: 'First week checklist.pdf',
    bytes: paper('First week', ['[ ] Meet your supervisor', '[ ] Shadow two sessions', '[ ] Session notes training']),
    mime: pdf,
    daysAgo: 60,
  },
  { folder: 'Onboarding', name: 'Clinic floor plan.png', bytes: drawFloorPlan(), mime: 'image/png', daysAgo: 60 },
  {
    folder: 'Policies',
    name: 'Texting policy.txt',
    bytes: Buffer.from('We text candidates only with their consent, and never between 8 PM and 8 AM their time.\n'),
    mime: words,
    daysAgo: 200,
  },
  {
    folder: 'Onboarding',
    name: 'Direct deposit form.pdf',
    bytes: paper('Direct deposit', ['Name', 'Bank', '<< /S /JavaScript /JS (this.calculate) >>']),
    mime: pdf,
    daysAgo: 1,
    held: 'it contains a script.',
  },
  {
    folder: 'Policies',
    name: 'Mileage policy.pdf',
    bytes: paper('Mileage', ['Drives between two clients are paid. Send the log by the fifth of the month.']),
    mime: pdf,
    daysAgo: 140,
  },
  {
    folder: 'Personnel*',
    name: 'Pay bands.csv',
    bytes: Buffer.from('Position,From,To\r\nRBT,19,26\r\nBCBA,38,52\r\n'),
    mime: 'text/csv',
    daysAgo: 30,
  },
  {
    folder: 'Supervision notes+',
    name: 'Supervision log November.csv',
    bytes: Buffer.from(
      'Date,Supervisee,Hours,Topic\r\n11/3,Jordan Ellis,1.5,Preference assessment\r\n11/10,Sam Whitfield,1,Prompt fading\r\n',
    ),
    mime: 'text/csv',
    daysAgo: 8,
  },
  {
    folder: null,
    name: 'Holidays and closures.txt',
    bytes: Buffer.from('We are closed on Thanksgiving and the day after, December 24 to 26, and January 1.\n'),
    mime: words,
    daysAgo: 20,
  },
]
const extensions: Record<string, string> = { [pdf]: 'pdf', [words]: 'txt', 'text/csv': 'csv', 'image/png': 'png' }

type Clinic = { id: string; name: string }
/** By organization: the people named in its folder for a few; an organization without any has no such folder. */
type PeopleByOrganization = ReadonlyMap<string, readonly string[]>

const instantDaysAgo = (now: Date, days: number) => new Date(now.getTime() - days * msPerDay).toISOString()

const createDocuments = (
  r: Random,
  clinic: Clinic,
  candidates: readonly DemoCandidate[],
  named: PeopleByOrganization,
  now: Date,
  today: string,
) => {
  const few = named.get(clinic.id) ?? []
  const isThere = (path: string | null) => few.length > 0 || !path?.endsWith('+')
  const paths = folderNames.filter(isThere)
  const ids = new Map(paths.map((path) => [path, r.uuid()]))
  const folders = paths.map((path) => {
    const parts = path.replace(mark, '').split('/')
    return {
      id: ids.get(path),
      organization_id: clinic.id,
      parent_id: ids.get(parts.slice(0, -1).join('/')) ?? null,
      name: parts.at(-1),
      restricted: mark.test(path),
      limited: mark.test(path),
      restricted_ancestor_ids: mark.test(path) ? [ids.get(path)] : [],
      created_at: instantDaysAgo(now, 400),
    }
  })
  const own = candidates.filter(({ row }) => row.organization_id === clinic.id).slice(-3)
  const cards = own.map(({ row }, n) => ({
    folder: null,
    name: 'CPR card.pdf',
    bytes: paper('CPR and first aid', [row.full_name, 'Adult and pediatric CPR, AED']),
    mime: pdf,
    expires: [6, 90, 300][n] ?? 200,
    daysAgo: 2,
    candidate_id: row.id,
  }))
  const plans: (Plan & { candidate_id?: string })[] = [
    ...planned(clinic.name).filter(({ folder }) => isThere(folder)),
    ...cards,
  ]
  const made = plans.map(({ folder, name, bytes, mime, expires, daysAgo, held, candidate_id = null }) => {
    const at = instantDaysAgo(now, daysAgo)
    const row = {
      id: r.uuid(),
      organization_id: clinic.id,
      folder_id: folder === null ? null : ids.get(folder),
      candidate_id,
      name,
      size: bytes.length,
      mime,
      stored_as: `documents/${clinic.id}/${r.uuid()}.${extensions[mime]}`,
      expires_on: expires === undefined ? null : addDays(today, expires),
      version: 1,
      created_at: at,
      updated_at: at,
    }
    const check = {
      organization_id: clinic.id,
      stored_as: row.stored_as,
      state: held ? 'quarantined' : 'checked',
      reason: held ?? null,
      created_at: at,
      checked_at: at,
    }
    return { row, bytes, check }
  })
  const access = paths
    .filter((path) => path.endsWith('+'))
    .flatMap((path) => few.map((id) => ({ organization_id: clinic.id, folder_id: ids.get(path), user_id: id })))
  return {
    folders,
    access,
    files: made.map(({ row }) => row),
    checks: made.map(({ check }) => check),
    bytes: made.map(({ row, bytes }) => ({ key: row.stored_as, bytes })),
  }
}

/** Folders and real small files of two clinics: certificates of which some expire, letters, a plan; every other one has a start. */
export const createDemoDocuments = (
  r: Random,
  organizations: readonly Clinic[],
  candidates: readonly DemoCandidate[],
  named: PeopleByOrganization,
  now: Date,
  today: string,
) => {
  const full = organizations.slice(0, 3).map((clinic) => createDocuments(r, clinic, candidates, named, now, today))
  const starts = organizations.slice(3).flatMap(({ id }) =>
    ['Onboarding', 'Policies'].map((name) => ({
      id: r.uuid(),
      organization_id: id,
      parent_id: null,
      name,
      restricted: false,
      limited: false,
      restricted_ancestor_ids: [],
      created_at: instantDaysAgo(now, 300),
    })),
  )
  return {
    folders: [...full.flatMap(({ folders }) => folders), ...starts],
    access: full.flatMap(({ access }) => access),
    files: full.flatMap(({ files }) => files),
    checks: full.flatMap(({ checks }) => checks),
    bytes: full.flatMap(({ bytes }) => bytes),
  }
}
