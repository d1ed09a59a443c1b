import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { day, done, instant, nullableText } from '../../../../platform/shared/schemas.ts'

const short = z._default(z.string().check(z.maxLength(200)), '')
export const stages = [
  'New Lead',
  'Demo Scheduled',
  'Demo Done',
  'Proposal Sent',
  'Agreement Out',
  'Won',
  'Lost',
] as const
const stage = z.enum(stages)

export const prospect = z.object({
  id: z.string(),
  name: z.string(),
  stage,
  contact_name: nullableText,
  contact_email: nullableText,
  contact_phone: nullableText,
  source: nullableText,
  /** Those it has, or those it told us of before it has any. */
  locations: z.number(),
  expected_positions: z.nullable(z.object({ rbt: z.number(), bcba: z.number() })),
  /** Cents. */
  monthly_value: z.nullable(z.number()),
  next_step: nullableText,
  next_step_on: z.nullable(day),
  daysInStage: z.number(),
  owner_id: nullableText,
  owner: nullableText,
  demo_at: z.nullable(instant),
  lost_reason: nullableText,
  /** Where and when it agreed in writing to be texted. */
  text_consent: nullableText,
  /** The message of its last demo request. */
  request: nullableText,
})

const prospectQuery = z.object({ q: short, owner: z._default(z.enum(['', 'mine']), '') })
export type ProspectQuery = z.output<typeof prospectQuery>

/** Platform staff only: every organization that is in the pipeline, at most 2,000. */
export const prospects = endpoint({
  method: 'GET',
  path: '/api/prospects',
  summary: 'List the prospect pipeline',
  needs: 'platform:see',
  input: prospectQuery,
  reply: z.object({ rows: z.array(prospect), owners: z.array(z.object({ id: z.string(), name: z.string() })) }),
  reads: ['organizations'],
  example: () => ({}),
})

export const exportProspects = endpoint({
  method: 'GET',
  path: '/api/prospects/export',
  summary: 'The filtered prospects as CSV',
  needs: 'platform:see',
  input: prospectQuery,
  reply: z.unknown(),
  answers: 'bytes',
  example: () => ({}),
})

const count = z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 0)
const fields = {
  name: z.string().check(z.maxLength(200)),
  contact_name: short,
  contact_email: short,
  contact_phone: short,
  source: short,
  locations: count,
  rbt: count,
  bcba: count,
  /** Dollars as typed. */
  monthly_value: short,
  next_step: short,
  next_step_on: short,
  owner_id: z._default(z.nullable(z.guid()), null),
  text_consent: short,
}

/** A name or email that is there already answers 409 with `details.twin` ("Looks like …, open it?") and whether that is a prospect, unless `anyway`. */
export const addProspect = endpoint({
  method: 'POST',
  path: '/api/prospects',
  summary: 'Add a prospect',
  needs: 'platform:edit',
  input: z.object({ ...fields, anyway: z._default(z.boolean(), false) }),
  reply: z.object({ id: z.string() }),
  invalidates: ['organizations'],
  example: (id) => ({ name: `Prospect ${id('newId')}` }),
})

/** A new name or email needs the same confirmation as in `addProspect`. */
export const editProspect = endpoint({
  method: 'PUT',
  path: '/api/prospects/{id}',
  summary: 'Correct a prospect',
  needs: 'platform:edit',
  input: z.object({ id: z.guid(), ...fields, anyway: z._default(z.boolean(), false) }),
  reply: z.object({ id: z.string() }),
  invalidates: ['organizations'],
  example: (id) => ({ id: id('prospect'), name: `Prospect ${id('newId')}` }),
})

/** Makes the caller the owner of a prospect that has none; 409 where a colleague was faster. */
export const claimProspect = endpoint({
  method: 'POST',
  path: '/api/prospects/{id}/take',
  summary: 'Claim a prospect without an owner',
  needs: 'platform:edit',
  input: z.object({ id: z.guid() }),
  reply: z.object({ id: z.string() }),
  invalidates: ['organizations'],
  example: (id) => ({ id: id('prospect') }),
})

/** Lost needs a reason, Won a contact; Won answers what Client Onboarding starts with. */
export const moveProspect = endpoint({
  method: 'POST',
  path: '/api/prospects/{id}/stage',
  summary: 'Move a prospect to another stage',
  needs: 'platform:edit',
  input: z.object({ id: z.guid(), stage, lost_reason: short }),
  reply: z.object({
    id: z.string(),
    onboarding: z.nullable(
      z.object({
        prospect_id: z.string(),
        name: z.string(),
        contact_name: z.string(),
        contact_email: z.string(),
        contact_phone: z.string(),
      }),
    ),
  }),
  invalidates: ['organizations'],
  example: (id) => ({ id: id('prospect'), stage: 'Demo Done' as const }),
})

export const prospectLog = endpoint({
  method: 'GET',
  path: '/api/prospects/{id}/log',
  summary: 'List conversations with a prospect, newest first',
  needs: 'platform:see',
  input: z.object({ id: z.guid() }),
  reply: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['call', 'text', 'note']),
        body: z.string(),
        who: z.string(),
        at: instant,
      }),
    ),
  }),
  reads: ['organizations'],
  example: (id) => ({ id: id('prospect') }),
})

/** A text needs the written consent of the prospect: noted before, or given along. */
export const logProspect = endpoint({
  method: 'POST',
  path: '/api/prospects/{id}/log',
  summary: 'Log a call, text, or note',
  needs: 'platform:edit',
  input: z.object({
    id: z.guid(),
    kind: z.enum(['call', 'text', 'note']),
    body: z.string().check(z.maxLength(4_000)),
    text_consent: short,
  }),
  reply: done,
  invalidates: ['organizations'],
  example: (id) => ({ id: id('prospect'), kind: 'note' as const, body: 'Called back' }),
})

/** Fills the blanks of the first one from the other, moves its log along, and deletes the other one. */
export const mergeProspects = endpoint({
  method: 'POST',
  path: '/api/prospects/{id}/merge',
  summary: 'Merge a duplicate prospect into this one',
  needs: 'platform:edit',
  input: z.object({ id: z.guid(), duplicate: z.guid() }),
  reply: done,
  invalidates: ['organizations'],
  example: (id) => ({ id: id('prospect'), duplicate: id('duplicate') }),
})

export const scheduleDemo = endpoint({
  method: 'POST',
  path: '/api/prospects/{id}/demo',
  summary: 'Schedule a demo. A new lead moves to Demo Scheduled.',
  needs: 'platform:edit',
  input: z.object({ id: z.guid(), at: z.string().check(z.maxLength(40)) }),
  reply: z.object({ demo_at: instant }),
  invalidates: ['organizations'],
  example: (id) => ({ id: id('prospect'), at: '2027-01-15T15:00:00Z' }),
})

export const demoInvite = endpoint({
  method: 'GET',
  path: '/api/prospects/{id}/demo.ics',
  summary: 'The demo as a calendar file',
  needs: 'platform:see',
  input: z.object({ id: z.guid() }),
  reply: z.unknown(),
  answers: 'bytes',
  example: (id) => ({ id: id('prospect') }),
})

/** Open to anyone: the form behind "schedule a demo" on the login page. It shows nothing of anyone. `website` is a trap for robots. */
export const requestDemo = endpoint({
  method: 'POST',
  path: '/api/demo-requests',
  summary: 'Ask for a demo',
  needs: 'anyone',
  input: z.object({
    organization: z.string().check(z.maxLength(200)),
    name: z.string().check(z.maxLength(200)),
    email: short,
    phone: short,
    message: z._default(z.string().check(z.maxLength(2_000)), ''),
    website: short,
  }),
  reply: done,
  invalidates: ['organizations'],
  rateLimit: 5,
  example: (id) => ({ organization: `Clinic ${id('newId')}`, name: 'Sam Rivera', email: 'sam@example.test' }),
})
