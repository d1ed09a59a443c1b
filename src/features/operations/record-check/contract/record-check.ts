import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant, nullableText } from '../../../../platform/shared/schemas.ts'
import { faultKinds } from '../rules/faults.ts'

/** The states of a record: `none` before its first check. */
const recordStates = ['none', 'intact', 'changed'] as const
export type RecordState = (typeof recordStates)[number]

/**
 * The last check of the events that were recorded: a clinic's, or every organization's for platform staff. `head` is a line to keep
 * elsewhere, about the caller's own organization. Admins only.
 */
export const recordCheck = endpoint({
  method: 'GET',
  path: '/api/record-check',
  summary: 'Get the last check of the recorded activity',
  needs: 'users:manage',
  input: z.object({}),
  reply: z.object({
    state: z.enum(recordStates),
    isChecking: z.boolean(),
    checkedAt: z.nullable(instant),
    /** Entries that the last check read, and those of them whose details were erased on request. */
    events: z.number(),
    erased: z.number(),
    /** Entries that are not sealed yet, up to 10,000. */
    waiting: z.number(),
    head: nullableText,
    /** The first fault of each record that has one, five at most. */
    faults: z.array(
      z.object({
        organization: z.string(),
        kind: z.enum(faultKinds),
        /** The entry’s event in words, and its time; null where only the time of recording is known. */
        label: nullableText,
        at: z.nullable(instant),
        recordedAt: z.nullable(instant),
      }),
    ),
  }),
  reads: ['activity', 'organizations'],
  example: () => ({}),
})

/** Checks the record soon, in the background: of the caller's organization, or of all for platform staff. At most once a minute. */
export const startRecordCheck = endpoint({
  method: 'POST',
  path: '/api/record-check',
  summary: 'Check the recorded activity now',
  needs: 'users:manage',
  input: z.object({}),
  reply: z.object({ isStarted: z.boolean() }),
  invalidates: ['activity'],
  rateLimit: 10,
  example: () => ({}),
})
