import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, nullableText } from '../../../../platform/shared/schemas.ts'

/** The steps of a client; each is done as soon as the thing happened. */
const steps = z.object({
  /** A code that someone may apply with. */
  code: z.boolean(),
  /** An active job post. */
  post: z.boolean(),
  candidate: z.boolean(),
  /** Someone else can sign in. */
  colleague: z.boolean(),
  hours: z.boolean(),
  /** New applicants are screened by text. */
  screening: z.boolean(),
  /** A person sent a text. */
  text: z.boolean(),
})

/** The first steps of your own organization, and its codes to share: four at most, the newest first. */
export const firstSteps = endpoint({
  method: 'GET',
  path: '/api/first-steps',
  summary: 'List the first steps of your organization and which are done',
  needs: 'candidates:see',
  input: z.object({}),
  reply: z.object({
    steps,
    /** An invitation is open. */
    invited: z.boolean(),
    codes: z.array(z.object({ id: z.string(), code: z.string(), position: z.string(), location: z.string() })),
    /** Active codes in all. */
    codeCount: z.number(),
  }),
  reads: ['candidates', 'job-posts', 'organizations', 'users', 'texts', 'interviews'],
  example: () => ({}),
})

/** The first steps of the service, before its first client has an applicant. */
export const serviceSteps = endpoint({
  method: 'GET',
  path: '/api/first-steps/service',
  summary: 'List the first steps of the service and which are done',
  needs: 'platform:see',
  input: z.object({}),
  reply: z.object({
    steps: z.object({ client: z.boolean(), location: z.boolean(), code: z.boolean(), candidate: z.boolean() }),
    /** The newest client, where locations are added. */
    clientId: nullableText,
  }),
  reads: ['candidates', 'organizations', 'job-posts'],
  example: () => ({}),
})

/** Active clients without an applicant yet, the newest first, fifty at most, with what each still needs. */
export const clientsToBringLive = endpoint({
  method: 'GET',
  path: '/api/first-steps/clients',
  summary: 'List clients without candidates and what each still needs',
  needs: 'platform:see',
  input: z.object({}),
  reply: z.object({
    clients: z.array(z.object({ id: z.string(), name: nullableText, steps })),
    total: z.number(),
  }),
  reads: ['candidates', 'job-posts', 'organizations', 'users', 'texts', 'interviews'],
  example: () => ({}),
})

/** Folds, unfolds, or dismisses your list of first steps, or puts the first questions off. Missing fields stay as they are. */
export const changeFirstStepView = endpoint({
  method: 'PUT',
  path: '/api/me/first-steps',
  summary: 'Fold or dismiss your first steps',
  needs: 'candidates:see',
  input: z.object({
    folded: z.optional(z.boolean()),
    dismissed: z.optional(z.boolean()),
    questions_put_off: z.optional(z.boolean()),
  }),
  reply: done,
  invalidates: ['organizations'],
  example: () => ({ folded: true }),
})
