import { addDays } from '../../rules/day.ts'
import type { DemoPlace } from './people/people.ts'
import { createProspectFields, prospects } from './prospects.ts'
import { createRandom, pickAt, type Random } from './random.ts'
import type { ClinicScoring } from './resumes/create-scored-bodies.ts'
import words from './words.json' with { type: 'json' }

const ownStatuses = [
  'Reviewed By Clinic',
  'Interview Scheduled',
  'Candidate Assessment',
  'In-Process To Hire',
  'Terminated',
]
const zones: Record<string, string> = {
  TX: 'America/Chicago',
  TN: 'America/Chicago',
  IL: 'America/Chicago',
  CO: 'America/Denver',
  AZ: 'America/Phoenix',
}
const contacts = [
  'Maria Alvarez',
  'Sam Whitaker',
  'Keiko Tanaka',
  'Devon Price',
  'Leah Goldberg',
  'Omar Haddad',
] as const

/** The contact of a client. */
const createContact = (i: number, name: string) => ({
  contact_name: contacts[i % contacts.length] ?? contacts[0],
  contact_email: `office@${getInitials(name).toLowerCase()}${i}.example.test`,
  contact_phone: `(512) 555-0${100 + i}`,
})

const getInitials = (name: string) =>
  name
    .replace(/[^A-Za-z ]/g, '')
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase()

/** A template that answers what applicants ask most. */
const createAnswer = (r: Random, organization_id: string) => ({
  id: r.uuid(),
  organization_id,
  type: 'text',
  is_active: true,
  is_default: false,
  name: 'Pay and hours',
  content:
    'Good question! RBTs start at $19 to $26 an hour, paid every two weeks, drive time included. Most work 25 to 35 hours a week. When could we talk?',
  content_spanish:
    '¡Buena pregunta! Un RBT empieza con $19 a $26 por hora, pagados cada dos semanas, con el tiempo de manejo incluido. ' +
    'Casi todos trabajan de 25 a 35 horas por semana. ¿Cuándo podemos hablar?',
})

const createTemplates = (r: Random, organization_id: string) => [
  {
    id: r.uuid(),
    organization_id,
    type: 'text',
    is_active: true,
    is_default: true,
    name: 'First contact',
    content:
      'Hi {{Candidate First}}, this is {{User First}} with {{Organization}}. Thank you for applying! Do you have 10 minutes for a call this week?',
    content_spanish:
      'Hola {{Candidate First}}, le escribe {{User First}} de {{Organization}}. ¡Gracias por su solicitud! ¿Tiene 10 minutos para una llamada esta semana?',
  },
  {
    id: r.uuid(),
    organization_id,
    type: 'text',
    is_active: true,
    is_default: false,
    name: 'Interview invitation',
    content:
      'Hi {{Candidate First}}, we would like to invite you to an interview at {{Organization}}. Which afternoon works for you?',
    content_spanish:
      'Hola {{Candidate First}}, nos gustaría invitarle a una entrevista en {{Organization}}. ¿Qué tarde le conviene?',
  },
  {
    id: r.uuid(),
    organization_id,
    type: 'text',
    is_active: true,
    is_default: false,
    name: 'Missing resume',
    content: 'Hi {{Candidate First}}, could you send us your resume when you have a moment? Thank you, {{User First}}',
    content_spanish: null,
  },
]

const createLinks = (r: Random, organization_id: string) => [
  { id: r.uuid(), organization_id, is_active: true, name: 'Careers page', url: 'https://example.test/careers' },
  { id: r.uuid(), organization_id, is_active: true, name: 'Book an interview', url: 'https://example.test/book' },
]

const closed = { opens: 0, closes: 0 }
const openWeekdays = { weekdays: { opens: 8 * 60, closes: 18 * 60 }, saturday: closed, sunday: closed }
const openLong = {
  weekdays: { opens: 9 * 60, closes: 20 * 60 },
  saturday: { opens: 9 * 60, closes: 13 * 60 },
  sunday: closed,
}

/** Returns the values of some clinics, by which the culture fit of BCBAs is scored; the others have none. */
export const createDemoScoring = ({ organizations }: DemoClinics): Map<string, ClinicScoring> =>
  new Map(
    organizations.slice(1, 4).map(({ id }, i) => [
      id,
      {
        weights: {},
        values: i === 1 ? ['Safety', 'Growth', 'Data'] : ['Teamwork', 'Families first', 'Evidence-based', 'Compassion'],
      },
    ]),
  )

const daysAgo = (today: string, days: number) => `${addDays(today, -days)}T15:00:00Z`
/** Clients came one by one; one of them a week ago. */
const clientSince = (i: number) => (i === 12 ? 7 : 40 + ((i * 61) % 700))
/** Places came with their client, a few of them since. */
const placeSince = (i: number, client: number) => (i % 11 === 5 ? Math.min(client, 2 + (i % 9)) : client)

/** The 24 organizations of the demo (the platform's own among them) with 70 locations and what belongs to them. */
export const createDemoClinics = (r: Random, platformId: string, today: string) => {
  const names = ['Reinforce Demo Clinic', ...words.clinics]
  const organizations = names.map((name, i) => {
    const prospect = prospects.get(name)
    const { state } = pickAt(words.places, i)
    return {
      id: i === 0 ? platformId : r.uuid(),
      name,
      status: prospect ? 'Prospect' : i === 9 ? 'active' : i === 20 ? 'Paused' : 'Active',
      scheduler: i % 3 === 1,
      subscription_type: r.pick(['Growth', 'Starter', 'Enterprise']),
      time_zone: zones[state] ?? 'America/New_York',
      stripe_customer_id: prospect || i === 0 ? null : `cus_demo_${String(i).padStart(2, '0')}`,
      created_at: daysAgo(today, clientSince(i)),
      ...createProspectFields(prospect, today),
      ...(prospect || i === 0 ? {} : createContact(i, name)),
    }
  })
  const clients = organizations.filter((each) => each.status.toLowerCase() === 'active' || each.status === 'Paused')
  const located: {
    organization: (typeof organizations)[number]
    city: string
    state: string
    areaCode: string
    id: string
    name: string
  }[] = []
  for (let i = 0; i < 70; i++) {
    const organization = clients[i % clients.length]
    if (!organization) continue
    const { city, state, areaCode } = pickAt(words.places, i * 7 + Math.floor(i / words.places.length))
    const taken = located.filter((each) => each.organization === organization && each.city === city).length
    located.push({
      organization,
      city,
      state,
      areaCode,
      id: r.uuid(),
      name: taken ? `${city} ${['North', 'South', 'East'][taken - 1] ?? taken}` : city,
    })
  }
  const locations = located.map((each, i) => ({
    id: each.id,
    organization_id: each.organization.id,
    name: each.name,
    is_active: i % 17 !== 16,
    created_at: daysAgo(today, placeSince(i, clientSince(organizations.indexOf(each.organization)))),
    city: each.city,
    state: each.state,
    hours: i % 5 === 4 ? null : i % 3 === 1 ? openLong : openWeekdays,
  }))
  const codes = located.flatMap((each, i) =>
    (['RBT', 'BCBA'] as const).map((position) => ({
      id: r.uuid(),
      organization_id: each.organization.id,
      location_id: each.id,
      position,
      code: `${getInitials(each.organization.name)}-L${i + 1}-${position === 'RBT' ? 'R' : 'B'}2`,
      is_active: true,
    })),
  )
  const demoPlaces: DemoPlace[] = located.map((each) => ({
    organizationId: each.organization.id,
    locationId: each.id,
    location: each.name,
    city: each.city,
    state: each.state,
    areaCode: each.areaCode,
    timeZone: each.organization.time_zone,
    jobCodeId: codes.find((code) => code.location_id === each.id && code.position === 'RBT')?.id ?? null,
  }))
  return {
    organizations,
    locations,
    codes,
    places: demoPlaces,
    statuses: organizations.flatMap(({ id }) =>
      ownStatuses.map((status_label, i) => ({ id: r.uuid(), organization_id: id, status_label, sort_order: i + 1 })),
    ),
    templates: [
      ...organizations.flatMap(({ id }) => createTemplates(r, id)),
      ...organizations.map(({ id }) => createAnswer(createRandom(`answer ${id}`), id)),
    ],
    links: organizations.flatMap(({ id }) => createLinks(r, id)),
  }
}
export type DemoClinics = ReturnType<typeof createDemoClinics>

/** Returns the clinic whose automations ran before the demo began: all of its conversations are theirs. */
export const getAutopilotClinic = ({ organizations }: Pick<DemoClinics, 'organizations'>): string | undefined =>
  organizations[3]?.id
