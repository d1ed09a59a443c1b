import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { day } from '../../../../platform/shared/schemas.ts'
import { mergeableFields } from '../../directory/shapes/fields.ts'
import { duplicate, mergedPieces } from '../shapes/duplicate.ts'

const short = z._default(z.string().check(z.maxLength(300)), '')

/** Asked while a person types; blank fields are no reason. */
export const findDuplicates = endpoint({
  method: 'GET',
  path: '/api/candidates/duplicates',
  summary: 'Find likely duplicates of a new candidate',
  needs: 'candidates:see',
  input: z.object({
    /** Left out: your own. */
    organization_id: z.optional(z.guid()),
    full_name: short,
    email_address: short,
    phone_number: short,
    city: short,
    certification_number: short,
  }),
  reply: z.object({ duplicates: z.array(duplicate) }),
  reads: ['candidates'],
  example: (id) => ({ organization_id: id('organization'), full_name: 'Ana Garcia', city: 'Austin' }),
})

/** Keeps `id`; what it lacks, and what `take` names, comes from the other one, which is archived as a duplicate. */
export const mergeCandidates = endpoint({
  method: 'POST',
  path: '/api/candidates/{id}/merge',
  summary: 'Merge two records of one person',
  needs: 'candidates:edit',
  input: z.object({
    id: z.guid(),
    other_id: z.guid(),
    take: z._default(mergeableFields, []),
  }),
  reply: z.object({
    filled: mergeableFields,
    moved: z.object({ notes: z.number(), texts: z.number(), interviews: z.number() }),
  }),
  invalidates: ['candidates', 'texts', 'interviews'],
  example: (id) => ({ id: id('candidate'), other_id: id('secondCandidate') }),
})

/** `id`: the record that was put aside. What was written since, and what was changed since, stays with the kept one. */
export const unmergeCandidates = endpoint({
  method: 'POST',
  path: '/api/candidates/{id}/unmerge',
  summary: 'Undo a merge',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid() }),
  reply: z.object({
    /** Fields of the kept record that read as before the merge again. */
    restored: mergeableFields,
    /** Rows that returned to the other record. */
    back: mergedPieces,
    stayed: z.object({
      /** Fields that someone changed after the merge. */
      fields: mergeableFields,
      /** Written to the kept record after the merge. */
      newer: z.object({ notes: z.number(), texts: z.number() }),
      /** Moved with the merge and deleted, or moved on, since. */
      gone: z.number(),
      /** The record that was put aside got another status since. */
      status: z.boolean(),
      /** Whether a refusal holds for both, no matter which record has it. */
      refusal: z.boolean(),
      erasure: z.boolean(),
    }),
  }),
  invalidates: ['candidates', 'texts', 'interviews', 'documents'],
  example: (id) => ({ id: id('secondCandidate') }),
})

/** The person asked to be forgotten: no more texts from now on, everything is deleted after 30 days. `wanted` false keeps the record after all. */
export const requestErasure = endpoint({
  method: 'PUT',
  path: '/api/candidates/{id}/erasure',
  summary: 'Record or cancel a candidate’s deletion request',
  needs: 'candidates:edit',
  input: z.object({
    id: z.guid(),
    wanted: z.boolean(),
    reason: z._default(z.string().check(z.maxLength(500)), ''),
  }),
  reply: z.object({ eraseOn: z.nullable(day) }),
  invalidates: ['candidates'],
  example: (id) => ({ id: id('candidate'), wanted: false }),
})
