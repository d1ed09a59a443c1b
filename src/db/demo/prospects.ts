import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/server/database.ts'
import { addDays } from '../../rules/day.ts'
import { insertRows } from './insert.ts'
import { type Random, seeded } from './random.ts'

type Lead = {
  stage: string
  days: number
  contact: string
  email?: string
  phone?: string
  source: string
  locations: number
  rbt: number
  bcba: number
  dollars: number
  next?: string
  due?: number
  lost?: string
}

/** Clinics that may become clients, one or two in every stage; two next steps are late. */
export const prospects = new Map<string, Lead>(
  Object.entries({
    'Meadowlark Therapy': {
      stage: 'New Lead',
      days: 1,
      contact: 'Alex Rivera',
      email: 'alex@meadowlark.example.test',
      phone: '(737) 555-0142',
      source: 'Demo request',
      locations: 2,
      rbt: 6,
      bcba: 1,
      dollars: 1_200,
      next: 'Call back',
      due: 0,
    },
    'Prairie Wind ABA': {
      stage: 'New Lead',
      days: 6,
      contact: 'Jo Lindqvist',
      phone: '(402) 555-0117',
      source: 'Referral',
      locations: 1,
      rbt: 3,
      bcba: 0,
      dollars: 0,
      next: 'Send the one-pager',
      due: -2,
    },
    'Cobalt Behavior': {
      stage: 'Demo Scheduled',
      days: 3,
      contact: 'Priya Raman',
      email: 'priya@cobalt.example.test',
      source: 'Demo request',
      locations: 4,
      rbt: 12,
      bcba: 2,
      dollars: 2_400,
      next: 'Show the candidate board',
      due: 2,
    },
    'Copper Canyon Autism Services': {
      stage: 'Demo Done',
      days: 4,
      contact: 'Hector Salas',
      email: 'hector@coppercanyon.example.test',
      phone: '(520) 555-0188',
      source: 'Conference',
      locations: 5,
      rbt: 20,
      bcba: 3,
      dollars: 3_750,
      next: 'Send the proposal',
      due: 1,
    },
    'Stepping Stones ABA': {
      stage: 'Proposal Sent',
      days: 9,
      contact: 'Renee Dubois',
      email: 'renee@steppingstones.example.test',
      phone: '(615) 555-0163',
      source: 'Demo request',
      locations: 3,
      rbt: 9,
      bcba: 2,
      dollars: 1_950,
      next: 'Ask for the signed agreement',
      due: -1,
    },
    'Lakeshore Pediatric Therapy': {
      stage: 'Agreement Out',
      days: 2,
      contact: 'Tobias Grant',
      email: 'tobias@lakeshore.example.test',
      source: 'Referral',
      locations: 6,
      rbt: 24,
      bcba: 4,
      dollars: 4_800,
      next: 'Call about the start date',
      due: 4,
    },
    'Granite Peak Behavior': {
      stage: 'Lost',
      days: 21,
      contact: 'Mina Cho',
      email: 'mina@granitepeak.example.test',
      source: 'Cold call',
      locations: 1,
      rbt: 2,
      bcba: 0,
      dollars: 600,
      lost: 'Hires through an agency until spring',
    },
  } satisfies Record<string, Lead>),
)

/** Every column of a prospect; empty for a client. */
export const prospectFields = (lead: Lead | undefined, today: string) => ({
  prospect_stage: lead?.stage ?? null,
  prospect_stage_since: lead ? `${addDays(today, -lead.days)}T09:00:00Z` : null,
  contact_name: lead?.contact ?? null,
  contact_email: lead?.email ?? null,
  contact_phone: lead?.phone ?? null,
  source: lead?.source ?? null,
  expected_locations: lead?.locations ?? null,
  expected_positions: lead ? { rbt: lead.rbt, bcba: lead.bcba } : null,
  monthly_value: lead?.dollars ? lead.dollars * 100 : null,
  next_step: lead?.next ?? null,
  next_step_on: lead?.due === undefined ? null : addDays(today, lead.due),
  demo_at: lead?.stage === 'Demo Scheduled' && lead.due ? `${addDays(today, lead.due)}T16:00:00Z` : null,
  lost_reason: lead?.lost ?? null,
})

type Named = { id: string; name: string }

/** The prospects that are not among the clinics already, with logged talks for some. */
const demoProspects = (r: Random, clinics: Named[], madeBy: string | null, today: string) => {
  const organizations = [...prospects]
    .filter(([name]) => !clinics.some((each) => each.name === name))
    .map(([name, lead]) => ({
      id: r.uuid(),
      name,
      status: 'Prospect',
      scheduler: false,
      time_zone: 'America/New_York',
      ...prospectFields(lead, today),
    }))
  const findId = (name: string) => [...clinics, ...organizations].find((each) => each.name === name)?.id
  const said = [
    [
      'Cobalt Behavior',
      'call',
      'Loses most applicants before the first text. Wants to see the board with a real day.',
      3,
    ],
    ['Cobalt Behavior', 'note', 'Two owners decide together; the other one is Dr. Shah.', 2],
    ['Stepping Stones ABA', 'call', 'Proposal is with their accountant. Answer promised this week.', 4],
    ['Meadowlark Therapy', 'note', 'Asked for a demo.\nWe open a second clinic in March and need six RBTs.', 1],
  ] as const
  return {
    organizations,
    owned: ['Cobalt Behavior', 'Stepping Stones ABA', 'Lakeshore Pediatric Therapy'].map(findId),
    notes: said.map(([name, kind, body, days]) => ({
      id: r.uuid(),
      organization_id: findId(name),
      kind,
      body,
      made_by: kind === 'note' && name === 'Meadowlark Therapy' ? null : madeBy,
      at: `${addDays(today, -days)}T15:20:00Z`,
    })),
  }
}

/** Fills the pipeline; some prospects belong to one of the platform's people. */
export const loadProspects = async (tx: Tx, clinics: Named[], madeBy: string | null, today: string) => {
  const made = demoProspects(seeded('prospects'), clinics, madeBy, today)
  await insertRows(tx, 'organizations', made.organizations)
  await insertRows(tx, 'prospect_notes', made.notes)
  await tx.run(
    sql`update organizations set owner_id = ${madeBy} where id = any(${sql.param(made.owned)}::uuid[]) and ${madeBy}::uuid is not null`,
  )
}
