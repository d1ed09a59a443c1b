import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant, timeZone } from '../../../../platform/shared/schemas.ts'
import { selection } from '../../directory/shapes/directory.ts'
import { chosenColumns } from '../rules/chosen-columns.ts'
import { exportFormats } from '../rules/export-row.ts'

const format = z.enum(exportFormats)
const one = z.object({ id: z.guid() })
/** Columns of the table that follow the fixed ones. */
const columns = z._default(z.array(z.enum(chosenColumns)).check(z.maxLength(20)), [])

const exported = z.object({
  id: z.string(),
  format,
  fileName: z.string(),
  total: z.number(),
  done: z.number(),
  /** `streamed` and `ready` can be opened; `waiting` is being written; `failed` must be requested again. */
  state: z.enum(['streamed', 'waiting', 'ready', 'failed']),
  url: z.nullable(z.string()),
  created_at: instant,
  expires_at: instant,
})

/** At once, for a selection that fits into an address; a longer one goes through `makeExport`. */
export const exportCandidates = endpoint({
  method: 'GET',
  path: '/api/candidates/export',
  summary: 'Download candidates as CSV, JSON, or Excel',
  needs: 'candidates:see',
  mayLag: true,
  input: z.object({ format: z._default(format, 'csv'), selection, columns, timeZone }),
  reply: z.unknown(),
  answers: 'bytes',
  rateLimit: 60,
  example: (id) => ({ selection: { ids: [id('candidate')] } }),
})

/** Any selection; `url` is then an ordinary link. A large Excel file is written by a job: ask `findExport` until it is ready. */
export const makeExport = endpoint({
  method: 'POST',
  path: '/api/exports',
  summary: 'Request a download of candidates',
  needs: 'candidates:see',
  input: z.object({ format: z._default(format, 'csv'), selection, columns, timeZone }),
  reply: exported,
  invalidates: ['activity'],
  rateLimit: 60,
  example: (id) => ({ selection: { ids: [id('candidate')] }, format: 'csv' as const }),
})

export const myExports = endpoint({
  method: 'GET',
  path: '/api/exports',
  summary: 'List your downloads from the last 7 days',
  needs: 'candidates:see',
  input: z.object({}),
  reply: z.object({ exports: z.array(exported) }),
  reads: ['activity'],
  example: () => ({}),
})

export const findExport = endpoint({
  method: 'GET',
  path: '/api/exports/{id}',
  summary: 'Get the progress of your download',
  needs: 'candidates:see',
  input: one,
  reply: exported,
  example: (id) => ({ id: id('export') }),
})

export const exportFile = endpoint({
  method: 'GET',
  path: '/api/exports/{id}/file',
  summary: 'Get the file of your download',
  needs: 'candidates:see',
  mayLag: true,
  input: one,
  reply: z.unknown(),
  answers: 'bytes',
  example: (id) => ({ id: id('export') }),
})
