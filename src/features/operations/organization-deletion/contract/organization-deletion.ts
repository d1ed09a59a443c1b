import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant } from '../../../../platform/shared/schemas.ts'

const one = z.object({ id: z.guid() })

const scheduled = z.object({
  id: z.string(),
  requestedAt: instant,
  dueAt: instant,
  /** Once it has started it can't be undone. */
  hasStarted: z.boolean(),
  /** A legal hold stops it until it ends. */
  isHeld: z.boolean(),
})

export const organizationDeletion = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}/deletion',
  summary: 'Get the scheduled deletion of an organization',
  needs: 'platform:see',
  input: one,
  reply: z.object({ deletion: z.nullable(scheduled) }),
  reads: ['organizations'],
  example: (id) => ({ id: id('organization') }),
})

/** For platform staff except Managers. `name` is the organization's, typed by a person. */
export const scheduleOrganizationDeletion = endpoint({
  method: 'PUT',
  path: '/api/organizations/{id}/deletion',
  summary: 'Schedule the deletion of an organization in 30 days',
  needs: 'platform:edit',
  input: z.extend(one, { name: z.string().check(z.maxLength(300)) }),
  reply: z.object({ deletion: scheduled }),
  invalidates: ['organizations', 'users', 'texts'],
  example: (id) => ({ id: id('spareOrganization'), name: `Lead ${id('spareOrganization')}` }),
})

export const undoOrganizationDeletion = endpoint({
  method: 'DELETE',
  path: '/api/organizations/{id}/deletion',
  summary: 'Undo the scheduled deletion of an organization',
  needs: 'platform:edit',
  input: one,
  reply: z.object({ ok: z.literal(true) }),
  invalidates: ['organizations', 'users', 'texts'],
  example: (id) => ({ id: id('spareOrganization') }),
})

export const organizationDeletions = endpoint({
  method: 'GET',
  path: '/api/organization-deletions',
  summary: 'List certificates of deleted organizations',
  needs: 'platform:see',
  input: z.object({}),
  reply: z.object({
    items: z.array(z.object({ id: z.string(), name: z.string(), finishedAt: instant, url: z.string() })),
  }),
  reads: ['organizations'],
  example: () => ({}),
})

/** A document of its own, made to be printed. */
export const deletionCertificate = endpoint({
  method: 'GET',
  path: '/api/organization-deletions/{id}/certificate',
  summary: 'Open the certificate of a deleted organization',
  needs: 'platform:see',
  input: one,
  reply: z.unknown(),
  answers: 'bytes',
  example: (id) => ({ id: id('organizationDeletion') }),
})
