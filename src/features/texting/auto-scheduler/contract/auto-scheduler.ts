import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant } from '../../../../platform/shared/schemas.ts'
import { selection } from '../../../candidates/directory/shapes/directory.ts'

/** Previews the auto scheduler: it takes `ready` people, and `consentUnknown` more if the sender attests that they agreed to texts. */
export const previewScheduler = endpoint({
  method: 'POST',
  path: '/api/auto-scheduler/preview',
  summary: 'Preview auto scheduler recipients',
  needs: 'candidates:edit',
  input: z.object({ selection }),
  reply: z.object({ total: z.number(), ready: z.number(), consentUnknown: z.number() }),
  reads: ['candidates'],
  example: (id) => ({ selection: { ids: [id('candidate')] } }),
})

/**
 * Sends candidates (one or many) to the automation webhook, one call each. `runId` is born in the browser: the same
 * call twice sends once. `attestConsent`: the sender attests that people with unknown consent agreed to texts; it is
 * recorded. `logged`: no webhook is set, so it was only logged.
 */
export const startScheduler = endpoint({
  method: 'POST',
  path: '/api/auto-scheduler/runs',
  summary: 'Start the auto scheduler for a selection',
  needs: 'candidates:edit',
  input: z.object({ runId: z.guid(), selection, attestConsent: z._default(z.boolean(), false) }),
  reply: z.object({ runId: z.string(), queued: z.number(), skipped: z.number(), logged: z.boolean() }),
  invalidates: ['candidates'],
  example: (id) => ({ runId: id('newId'), selection: { ids: [id('candidate')] } }),
})

export const schedulerRun = endpoint({
  method: 'GET',
  path: '/api/auto-scheduler/runs/{id}',
  summary: 'Get the results of an auto scheduler run',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid() }),
  reply: z.object({
    queued: z.number(),
    sent: z.number(),
    failed: z.number(),
    unknown: z.number(),
    skipped: z.number(),
    /** At most 500, those that were not sent first. */
    results: z.array(
      z.object({
        candidateId: z.string(),
        name: z.string(),
        result: z.string(),
        reason: z.nullable(z.string()),
        sendAt: z.nullable(instant),
      }),
    ),
  }),
  reads: ['candidates'],
  example: (id) => ({ id: id('schedulerRun') }),
})
