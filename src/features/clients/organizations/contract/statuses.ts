import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'

const label = z.string().check(z.maxLength(120))
const organization = z.object({ id: z.guid() })
const list = z.object({
  statuses: z.array(
    z.object({ id: z.string(), status_label: z.string(), sort_order: z.number(), candidates: z.number() }),
  ),
})

/** The organization's own statuses by sort order, with how many candidates each holds. */
export const pipelineStatuses = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}/statuses',
  summary: 'List an organization’s pipeline statuses',
  needs: 'candidates:see',
  input: organization,
  reply: list,
  reads: ['candidates', 'organizations'],
  example: (id) => ({ id: id('organization') }),
})

/** Adds a status. Refuses a repeated label (in any case) and the fixed ones: Initial Inquiry, Hired, Archived. */
export const addStatus = endpoint({
  method: 'POST',
  path: '/api/organizations/{id}/statuses',
  summary: 'Add a pipeline status',
  needs: 'candidates:edit',
  input: z.extend(organization, { status_label: label }),
  reply: list,
  invalidates: ['organizations'],
  example: (id) => ({ id: id('organization'), status_label: `Status ${id('newId')}` }),
})

/** Candidates who hold the status move along; `was` and `expected` are the name and the number the person saw, others are refused with the new ones. */
export const renameStatus = endpoint({
  method: 'PUT',
  path: '/api/organizations/{id}/statuses/{statusId}',
  summary: 'Rename a pipeline status',
  needs: 'candidates:edit',
  input: z.extend(organization, { statusId: z.guid(), status_label: label, was: z.optional(label), expected: z.int() }),
  reply: list,
  invalidates: ['organizations', 'candidates'],
  example: (id) => ({
    id: id('organization'),
    statusId: id('status'),
    status_label: `Renamed ${id('newId')}`,
    expected: 0,
  }),
})

export const reorderStatuses = endpoint({
  method: 'POST',
  path: '/api/organizations/{id}/statuses/order',
  summary: 'Reorder the pipeline statuses',
  needs: 'candidates:edit',
  input: z.extend(organization, { order: z.array(z.guid()).check(z.minLength(1), z.maxLength(200)) }),
  reply: list,
  invalidates: ['organizations'],
  example: (id) => ({ id: id('organization'), order: [id('status')] }),
})

/** A status that candidates hold needs a `target` for them: one of the choices of the status dialog. */
export const deleteStatus = endpoint({
  method: 'POST',
  path: '/api/organizations/{id}/statuses/{statusId}/delete',
  summary: 'Delete a pipeline status',
  needs: 'candidates:edit',
  input: z.extend(organization, { statusId: z.guid(), target: z._default(label, '') }),
  reply: list,
  invalidates: ['organizations', 'candidates'],
  example: (id) => ({ id: id('organization'), statusId: id('status') }),
})
