import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'

const organization = z.object({ organization_id: z._default(z.nullable(z.guid()), null) })

/** The organization's own list, or the usual one until it writes its own. Null means your own organization. */
export const archiveReasons = endpoint({
  method: 'GET',
  path: '/api/archive-reasons',
  summary: 'List archive reasons',
  needs: 'candidates:see',
  input: organization,
  reply: z.object({ reasons: z.array(z.string()), isOwn: z.boolean() }),
  reads: ['organizations'],
  example: (id) => ({ organization_id: id('organization') }),
})

/** Replaces the list; an empty one brings the usual reasons back. */
export const saveArchiveReasons = endpoint({
  method: 'PUT',
  path: '/api/archive-reasons',
  summary: 'Replace the list of archive reasons',
  needs: 'candidates:edit',
  input: z.extend(organization, {
    reasons: z.array(z.string().check(z.maxLength(120))).check(z.maxLength(50)),
  }),
  reply: z.object({ reasons: z.array(z.string()), isOwn: z.boolean() }),
  invalidates: ['organizations'],
  example: (id) => ({ organization_id: id('organization'), reasons: ['No reply', 'Moved away'] }),
})
