import * as z from 'zod/mini'
import { endpoint } from '../../../platform/shared/endpoint.ts'
import { instant } from '../../../platform/shared/schemas.ts'

const one = z.object({ id: z.guid() })
/** Field of a candidate → column of the file, counted from 0; see rules/headers.ts. */
const mapping = z.record(z.string().check(z.maxLength(40)), z.int().check(z.minimum(0), z.maximum(500)))
/** A remark about several rows, how often, and the first few things in the file that it is about; `more`: there are others. */
const kinds = z.array(z.object({ kind: z.string(), count: z.number(), values: z.array(z.string()), more: z.boolean() }))
const counts = z.object({ created: z.number(), updated: z.number(), skipped: z.number(), rejected: z.number() })
const file = {
  upload_id: z.guid(),
  /** Null: your own. */
  organization_id: z._default(z.nullable(z.guid()), null),
  mapping,
}

/** A CSV file with every heading that an import knows and one made-up person. */
export const importTemplate = endpoint({
  method: 'GET',
  path: '/api/import-template',
  summary: 'Download a CSV template for candidates',
  needs: 'candidates:edit',
  input: z.object({}),
  reply: z.unknown(),
  answers: 'bytes',
  example: () => ({}),
})

/** One multipart file, CSV or Excel, at most 50 MB. Answers its headings and which column is taken for which field. */
export const uploadImport = endpoint({
  method: 'POST',
  path: '/api/import-uploads',
  summary: 'Upload a file of candidates',
  needs: 'candidates:edit',
  input: z.object({}),
  reply: z.object({
    uploadId: z.string(),
    name: z.string(),
    headers: z.array(z.string()),
    mapping,
    rows: z.number(),
    sample: z.array(z.array(z.string())),
    /** Why it cannot be loaded with the columns as guessed, or null. */
    problem: z.nullable(z.string()),
  }),
  form: { file: 'file' },
  bodyLimit: 53_000_000,
  rateLimit: 30,
  example: () => ({}),
})

/** What loading would do, with 50 rows and why: those that are not loaded or skipped first, wherever they stand. Nothing is changed. */
export const previewImport = endpoint({
  method: 'POST',
  path: '/api/imports/preview',
  summary: 'Preview an import',
  needs: 'candidates:edit',
  input: z.object(file),
  reply: z.object({
    counts,
    notes: kinds,
    /** Rejected rows by reason, and why others are skipped. */
    reasons: kinds,
    skips: kinds,
    samples: z.array(
      z.object({
        row: z.number(),
        kind: z.enum(['create', 'update', 'skip', 'reject']),
        name: z.string(),
        because: z.array(z.string()),
      }),
    ),
  }),
  rateLimit: 60,
  example: (id) => ({ upload_id: id('importUpload'), mapping: { full_name: 0, email_address: 1 } }),
})

const running = z.object({
  id: z.string(),
  fileName: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  total: z.number(),
  done: z.number(),
  counts,
  failure: z.nullable(z.string()),
  rejectsUrl: z.nullable(z.string()),
  at: instant,
  undone_at: z.nullable(instant),
  canUndo: z.boolean(),
})

/** `id` is made by the browser, so that a second click loads nothing twice. `consent`: where and when these people agreed to be texted. */
export const startImport = endpoint({
  method: 'POST',
  path: '/api/imports',
  summary: 'Import a file of candidates',
  needs: 'candidates:edit',
  input: z.object({
    ...file,
    id: z.guid(),
    consent: z._default(z.string().check(z.maxLength(500)), ''),
  }),
  reply: running,
  invalidates: ['candidates'],
  rateLimit: 30,
  example: (id) => ({ id: id('newId'), upload_id: id('importUpload'), mapping: { full_name: 0, email_address: 1 } }),
})

export const imports = endpoint({
  method: 'GET',
  path: '/api/imports',
  summary: 'List your organization’s latest imports (platform staff: all)',
  needs: 'candidates:see',
  input: z.object({}),
  reply: z.object({ imports: z.array(running) }),
  reads: ['candidates'],
  example: () => ({}),
})

/** For a clinic’s own programs, by their key: they ask again until it is done. Screens read the list. */
export const findImport = endpoint({
  method: 'GET',
  path: '/api/imports/{id}',
  summary: 'Get the progress of an import',
  needs: 'candidates:see',
  input: one,
  reply: running,
  example: (id) => ({ id: id('import') }),
})

export const importRejects = endpoint({
  method: 'GET',
  path: '/api/imports/{id}/rejects',
  summary: 'Download the rejected rows as CSV',
  needs: 'candidates:see',
  input: one,
  reply: z.unknown(),
  answers: 'bytes',
  example: (id) => ({ id: id('import') }),
})

/** Within 30 days and once. Who changed since stays, with the reason. */
export const undoImport = endpoint({
  method: 'POST',
  path: '/api/imports/{id}/undo',
  summary: 'Undo an import',
  needs: 'candidates:edit',
  input: one,
  reply: z.object({
    removed: z.number(),
    restored: z.number(),
    stayed: z.number(),
    examples: z.array(z.object({ id: z.string(), name: z.string(), reason: z.string() })),
  }),
  invalidates: ['candidates'],
  example: (id) => ({ id: id('import') }),
})
