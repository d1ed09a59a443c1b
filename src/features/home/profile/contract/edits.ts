import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done } from '../../../../platform/shared/schemas.ts'
import { registryStatus } from '../../../candidates/directory/shapes/row.ts'
import { typedFields } from '../../../candidates/directory/shapes/typed.ts'

export type { TypedFields } from '../../../candidates/directory/shapes/typed.ts'

const one = z.object({ id: z.guid() })
/**
 * `version` is the one of the profile that the person saw. When the row changed since, 409 with
 * `details: { version, fields: { [field]: { now, yours } } }`; sending that version again means "mine".
 */
export const editCandidate = endpoint({
  method: 'PATCH',
  path: '/api/candidates/{id}',
  summary: 'Edit a candidate’s fields',
  needs: 'candidates:edit',
  input: z.extend(one, { version: z.string().check(z.maxLength(40)), changes: typedFields }),
  reply: z.object({ version: z.string(), changed: z.array(z.string()) }),
  invalidates: ['candidates'],
  example: (id) => ({ id: id('candidate'), version: '0', changes: {} }),
})

export const ownerChoices = endpoint({
  method: 'GET',
  path: '/api/candidates/{id}/owner-choices',
  summary: 'List people who can own a candidate',
  needs: 'candidates:see',
  input: one,
  reply: z.object({ people: z.array(z.object({ id: z.string(), name: z.string() })) }),
  reads: ['users'],
  example: (id) => ({ id: id('candidate') }),
})

/** Null clears. */
export const setOwner = endpoint({
  method: 'PUT',
  path: '/api/candidates/{id}/owner',
  summary: 'Assign a candidate to someone',
  needs: 'candidates:edit',
  input: z.extend(one, { owner_id: z.nullable(z.guid()) }),
  reply: done,
  invalidates: ['candidates'],
  example: (id) => ({ id: id('candidate'), owner_id: null }),
})

/** `on` blank clears. A day that is past is taken: it is then due. */
export const setFollowUp = endpoint({
  method: 'PUT',
  path: '/api/candidates/{id}/follow-up',
  summary: 'Set a follow-up for a candidate',
  needs: 'candidates:edit',
  input: z.extend(one, {
    on: z.string().check(z.maxLength(40)),
    note: z._default(z.string().check(z.maxLength(500)), ''),
  }),
  reply: done,
  invalidates: ['candidates'],
  example: (id) => ({ id: id('candidate'), on: '2026-12-01', note: 'Ask about weekends' }),
})

/**
 * Sets further details of a BCBA, as typed: licenses with commas, how many people they can supervise, assessments they
 * give. Blank clears.
 */
export const setParticulars = endpoint({
  method: 'PUT',
  path: '/api/candidates/{id}/particulars',
  summary: 'Set a BCBA’s state licenses, supervision capacity, and assessments',
  needs: 'candidates:edit',
  input: z.extend(one, {
    state_licenses: z.string().check(z.maxLength(1_000)),
    supervision_capacity: z.string().check(z.maxLength(20)),
    assessments: z.string().check(z.maxLength(1_000)),
  }),
  reply: done,
  invalidates: ['candidates'],
  example: (id) => ({
    id: id('secondCandidate'),
    state_licenses: 'TX 12345',
    supervision_capacity: '4',
    assessments: 'VB-MAPP',
  }),
})

/** Records a person's reading of the public registry. `status` null removes the record. */
export const checkCredential = endpoint({
  method: 'PUT',
  path: '/api/candidates/{id}/credential-check',
  summary: 'Record a registry result for a credential',
  needs: 'candidates:edit',
  input: z.extend(one, {
    status: z.nullable(registryStatus),
    expires_on: z._default(z.string().check(z.maxLength(40)), ''),
    supervisor: z._default(z.string().check(z.maxLength(200)), ''),
  }),
  reply: done,
  invalidates: ['candidates'],
  example: (id) => ({ id: id('candidate'), status: null }),
})

/** Sets a score manually. `number` null removes the override. */
export const overrideScore = endpoint({
  method: 'PUT',
  path: '/api/candidates/{id}/score-override',
  summary: 'Override the fit score with a reason',
  needs: 'candidates:edit',
  input: z.extend(one, {
    number: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
    reason: z._default(z.string().check(z.maxLength(500)), ''),
  }),
  reply: done,
  invalidates: ['candidates'],
  example: (id) => ({ id: id('candidate'), number: 70, reason: 'Two years in a clinic' }),
})
