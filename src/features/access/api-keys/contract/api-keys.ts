import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant, nothing } from '../../../../platform/shared/schemas.ts'

const scope = z.enum(['read', 'write', 'scim'])

/** Those of your own organization, newest first; never the keys themselves. */
export const apiKeys = endpoint({
  method: 'GET',
  path: '/api/api-keys',
  summary: 'List your organization’s API keys',
  needs: 'users:manage',
  input: nothing,
  reply: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        prefix: z.string(),
        scope,
        made_by: z.string(),
        created_at: instant,
        expires_at: instant,
        last_used_at: z.nullable(instant),
        /** `stopped`: the person who made it is deactivated. */
        state: z.enum(['active', 'expired', 'stopped', 'revoked']),
      }),
    ),
  }),
  reads: ['organizations'],
  example: () => ({}),
})

/** The key is shown once. It acts as the organization: `read` sees what clinic staff see, `write` changes it too, `scim` reaches its people. */
export const makeApiKey = endpoint({
  method: 'POST',
  path: '/api/api-keys',
  summary: 'Create an API key',
  needs: 'users:manage',
  input: z.object({
    name: z.string().check(z.maxLength(200)),
    scope,
    days: z._default(z.union([z.literal(30), z.literal(90), z.literal(365)]), 90),
  }),
  reply: z.object({ id: z.string(), key: z.string(), expires_at: instant }),
  invalidates: ['organizations'],
  example: (id) => ({ name: `Key ${id('newId')}`, scope: 'read' as const }),
})

/** From the next call on. */
export const revokeApiKey = endpoint({
  method: 'POST',
  path: '/api/api-keys/{id}/revoke',
  summary: 'Revoke an API key',
  needs: 'users:manage',
  input: z.object({ id: z.guid() }),
  reply: done,
  invalidates: ['organizations'],
  example: (id) => ({ id: id('apiKey') }),
})
