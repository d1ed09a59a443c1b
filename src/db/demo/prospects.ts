import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/server/database.ts'
import { addDays } from '../../rules/day.ts'
import { insertRows } from './insert.ts'
import leads from './prospects.json' with { type: 'json' }
import { createRandom, type Random } from './random.ts'

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
export const prospects = new Map<string, Lead>(Object.entries(leads satisfies Record<string, Lead>))

/** Every column of a prospect; empty for a client. */
export const createProspectFields = (lead: Lead | undefined, today: string) => ({
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

type DemoClinic = { id: string; name: string }

/** The prospects that are not among the clinics already, with logged talks for some. */
const demoProspects = (r: Random, clinics: DemoClinic[], madeBy: string | null, today: string) => {
  const organizations = [...prospects]
    .filter(([name]) => !clinics.some((each) => each.name === name))
    .map(([name, lead]) => ({
      id: r.uuid(),
      name,
      status: 'Prospect',
      scheduler: false,
      time_zone: 'America/New_York',
      ...createProspectFields(lead, today),
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
export const loadProspects = async (tx: Tx, clinics: DemoClinic[], madeBy: string | null, today: string) => {
  const made = demoProspects(createRandom('prospects'), clinics, madeBy, today)
  await insertRows(tx, 'organizations', made.organizations)
  await insertRows(tx, 'prospect_notes', made.notes)
  await tx.run(
    sql`update organizations set owner_id = ${madeBy} where id = any(${sql.param(made.owned)}::uuid[]) and ${madeBy}::uuid is not null`,
  )
}
