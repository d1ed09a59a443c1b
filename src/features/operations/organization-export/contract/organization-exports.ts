import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { personFile } from '../../../candidates/person-files/shapes/person-file.ts'

const one = z.object({ id: z.guid() })

/** A job writes the archive: ask `organizationExports` until it is ready. One of yours that is being written is returned instead of a second. */
export const makeOrganizationExport = endpoint({
  method: 'POST',
  path: '/api/organizations/{id}/exports',
  summary: 'Request an export of all data and files of an organization',
  needs: 'records:export',
  input: one,
  reply: personFile,
  invalidates: ['candidates'],
  rateLimit: 10,
  example: (id) => ({ id: id('organization') }),
})

export const organizationExports = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}/exports',
  summary: 'List your exports of an organization from the last 7 days',
  needs: 'records:export',
  input: one,
  reply: z.object({ files: z.array(personFile) }),
  reads: ['candidates'],
  example: (id) => ({ id: id('organization') }),
})
