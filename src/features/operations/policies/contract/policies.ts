import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { nothing, nullableText } from '../../../../platform/shared/schemas.ts'

const kind = z.object({
  title: z.string(),
  /** Its fate when a person is deleted. */
  onDeletion: z.enum(['deleted', 'emptied', 'kept']),
  /** Why some of it stays; null if nothing does. */
  because: nullableText,
  /** Days after which it is deleted anyway; null: kept as long as the person. */
  keptDays: z.nullable(z.number()),
})

/** Get the facts of the policies: stored data about candidates, its retention, and the services that get some of it. */
export const policies = endpoint({
  method: 'GET',
  path: '/api/policies',
  summary: 'Get the stored data about candidates, its retention, and the services that process it',
  needs: 'signed-in',
  input: nothing,
  reply: z.object({
    organization: z.string(),
    /** Months after which people who were never hired are deleted; null: never. */
    retentionMonths: z.nullable(z.number()),
    data: z.array(z.object({ group: z.string(), kinds: z.array(kind) })),
    services: z.array(z.object({ name: z.string(), gets: z.string() })),
  }),
  reads: ['organizations'],
  example: () => ({}),
})
