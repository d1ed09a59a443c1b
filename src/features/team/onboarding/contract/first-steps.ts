import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'

/** The needs of a client before its first candidates; each is done as soon as there is one. */
const steps = z.object({
  /** A code that someone may apply with. */
  code: z.boolean(),
  post: z.boolean(),
  candidate: z.boolean(),
  /** Someone else can sign in, or was invited. */
  colleague: z.boolean(),
  hours: z.boolean(),
  template: z.boolean(),
})

/** The first steps of your own organization, and its codes to share: four at most, the newest first. */
export const firstSteps = endpoint({
  method: 'GET',
  path: '/api/first-steps',
  summary: 'List the steps left before the first candidates arrive',
  needs: 'candidates:see',
  input: z.object({}),
  reply: z.object({
    steps,
    codes: z.array(z.object({ id: z.string(), code: z.string(), position: z.string(), location: z.string() })),
    /** Active codes in all. */
    codeCount: z.number(),
  }),
  reads: ['candidates', 'job-posts', 'organizations', 'users', 'templates', 'interviews'],
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
  reads: ['candidates', 'job-posts', 'organizations', 'users', 'templates', 'interviews'],
  example: () => ({}),
})
