import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'

const short = z._default(z.string().check(z.maxLength(200)), '')
const kind = z.enum(['organization', 'location', 'position'])
const draft = z.object({
  id: z.string(),
  kind,
  data: z.record(z.string(), z.unknown()),
  updatedAt: instant,
  madeBy: z.string(),
  /** The organization that gets locations or positions, once it is chosen. */
  organization: z.optional(z.nullable(z.string())),
})

/** Work that was begun and can be taken up again, by anyone of the same organization. */
export const onboardingDrafts = endpoint({
  method: 'GET',
  path: '/api/onboarding/drafts',
  summary: 'Onboarding in progress',
  needs: 'candidates:edit',
  input: z.object({}),
  reply: z.object({ drafts: z.array(draft) }),
  reads: ['organizations'],
  example: () => ({}),
})

/**
 * The id is born in the browser: the first save says `isNew`. A later one says which state it changes (`seen`, an `updatedAt`); 409
 * when someone changed it since, 404 when it was finished or discarded.
 */
export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/onboarding/drafts/{id}',
  summary: 'Save onboarding in progress',
  needs: 'candidates:edit',
  input: z.object({
    id: z.guid(),
    kind,
    data: z.record(z.string(), z.unknown()),
    isNew: z._default(z.boolean(), false),
    seen: z.optional(instant),
  }),
  reply: z.object({ updatedAt: instant }),
  example: (id) => ({ id: id('newId'), kind: 'location' as const, data: { step: 1 }, isNew: true }),
})

export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/api/onboarding/drafts/{id}',
  summary: 'Discard onboarding in progress',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid() }),
  reply: done,
  example: (id) => ({ id: id('draft') }),
})

const codedPlace = z.object({
  name: short,
  rbt: z._default(z.boolean(), false),
  bcba: z._default(z.boolean(), false),
  rbt_code: short,
  bcba_code: short,
})

/**
 * A code for every wanted position without one, each unused anywhere; nothing is stored. Empty when all of a place are
 * taken.
 */
export const suggestCodes = endpoint({
  method: 'POST',
  path: '/api/onboarding/codes',
  summary: 'Suggest free job codes for places',
  needs: 'candidates:edit',
  input: z.object({
    organization: short,
    places: z.array(codedPlace).check(z.maxLength(200)),
    /** Codes that are not wanted. */
    without: z._default(z.array(short).check(z.maxLength(500)), []),
  }),
  reply: z.object({ places: z.array(z.object({ rbt_code: z.string(), bcba_code: z.string() })) }),
  example: () => ({ organization: 'Bright Path ABA', places: [{ name: 'Austin', rbt: true }] }),
})

const location = z.object({
  /** An existing location gets positions; without it a new one is made. */
  id: z.optional(z.guid()),
  name: short,
  city: short,
  state: short,
  /** Needed where a state has two zones and the city does not tell. */
  time_zone: z.optional(z.string().check(z.maxLength(64))),
  /** Empty: no such position at this place. */
  rbt_code: short,
  bcba_code: short,
})

/** Names and codes that are taken, told before the end; nothing is stored. Whose a code is only platform staff read. */
export const checkOnboarding = endpoint({
  method: 'POST',
  path: '/api/onboarding/check',
  summary: 'Check which names and codes are taken',
  needs: 'candidates:edit',
  input: z.object({
    kind,
    organization_id: z.optional(z.guid()),
    prospect_id: z.optional(z.guid()),
    /** Of the new organization. */
    name: short,
    locations: z.array(location).check(z.maxLength(200)),
    /** Of those who are to be invited; only for a new organization. */
    emails: z._default(z.array(short).check(z.maxLength(50)), []),
  }),
  reply: z.object({
    /** `step` 1 to 6; `field` as in a refusal of the end. */
    problems: z.array(z.object({ step: z.number(), field: z.string(), message: z.string() })),
  }),
  example: (id) => ({
    kind: 'location' as const,
    organization_id: id('organization'),
    locations: [{ name: 'Waco', city: 'Waco', state: 'TX' }],
  }),
})

/**
 * All or nothing. `organization` makes a new client (platform staff; with `prospect_id` the prospect becomes it), `location`
 * adds places, `position` adds codes to places. A refusal says at which step (`details.step`, 1 to 6) and in which row.
 */
export const finishOnboarding = endpoint({
  method: 'POST',
  path: '/api/onboarding/finish',
  summary: 'Finish an onboarding',
  needs: 'candidates:edit',
  input: z.object({
    kind,
    draft_id: z.optional(z.guid()),
    organization_id: z.optional(z.guid()),
    prospect_id: z.optional(z.guid()),
    organization: z.optional(
      z.object({
        name: short,
        contact_name: short,
        contact_email: short,
        contact_phone: short,
        subscription_type: short,
        scheduler: z._default(z.boolean(), false),
        time_zone: short,
      }),
    ),
    locations: z.array(location).check(z.maxLength(200)),
    statuses: z._default(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(50)), []),
    /** Templates of the platform that a new client does not start with. */
    without_templates: z._default(z.array(z.guid()).check(z.maxLength(200)), []),
    invitations: z._default(
      z
        .array(
          z.object({ email: short, full_name: short, admin_level: z._default(z.enum(['', 'Manager', 'Admin']), '') }),
        )
        .check(z.maxLength(50)),
      [],
    ),
  }),
  reply: z.object({
    organization_id: z.string(),
    /** The browser's item for the success dialog, except the timestamp. */
    success: z.object({
      type: kind,
      locations: z.array(
        z.object({
          name: z.string(),
          city: z.string(),
          state: z.string(),
          rbt_code: z.nullable(z.string()),
          bcba_code: z.nullable(z.string()),
        }),
      ),
      position: z.nullable(z.object({ locationName: z.string(), positionType: z.enum(positions), code: z.string() })),
    }),
    invitations: z.array(z.object({ email: z.string(), link: z.string() })),
  }),
  invalidates: ['organizations', 'job-posts'],
  example: (id) => ({
    kind: 'location' as const,
    organization_id: id('organization'),
    locations: [{ name: `Place ${id('newId')}`, city: 'Waco', state: 'TX' }],
  }),
})
