import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant } from '../../../../platform/shared/schemas.ts'
import { valueFields } from '../rules/headers.ts'

const one = z.object({ id: z.guid() })
/** Field of a candidate → column of the file, counted from 0; see rules/headers.ts. */
const mapping = z.record(z.string().check(z.maxLength(40)), z.int().check(z.minimum(0), z.maximum(500)))
/** A remark about several rows, how often, and the first few things in the file that it is about; `more`: there are others. */
const kinds = z.array(z.object({ kind: z.string(), count: z.number(), values: z.array(z.string()), more: z.boolean() }))
const counts = z.object({ created: z.number(), updated: z.number(), skipped: z.number(), rejected: z.number() })
/** Columns whose words are kept as a note of the candidate. */
const notes = z.array(z.int().check(z.minimum(0), z.maximum(500))).check(z.maxLength(500))
/** By field, what words of the file mean here: a position, a status, a location's id, an answer; see rules/values. */
const values = z.partialRecord(
  z.enum(valueFields),
  z.record(z.string().check(z.maxLength(200)), z.string().check(z.maxLength(200))),
)
const place = {
  upload_id: z.guid(),
  /** Null: your own. */
  organization_id: z._default(z.nullable(z.guid()), null),
  /** Which sheet, from 0, and which of its rows names the columns, from 1; null: as proposed. */
  sheet: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(1_000))), null),
  header_row: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(100))), null),
}
const file = { ...place, mapping, notes: z._default(notes, []), values: z._default(values, {}) }

const layout = z.object({
  sheets: z.array(z.object({ name: z.string(), rows: z.number() })),
  sheet: z.number(),
  header_row: z.number(),
  /** The first rows of the sheet, shortened. */
  first_rows: z.array(z.array(z.string())),
  /** The system that wrote the file, where it is known. */
  format: z.nullable(z.string()),
  /** Whether the organization chose before how such a file is read. */
  remembered: z.boolean(),
  headers: z.array(z.string()),
  /** Up to three values of each column. */
  samples: z.array(z.array(z.string())),
  mapping,
  notes: z.array(z.number()),
  /** Each distinct word of the columns that mean something of ours, and what it is taken for; null: a person has to say. */
  values: z.array(
    z.object({ field: z.enum(valueFields), value: z.string(), count: z.number(), ours: z.nullable(z.string()) }),
  ),
  statuses: z.array(z.string()),
  locations: z.array(z.object({ id: z.string(), name: z.string() })),
  rows: z.number(),
  remarks: z.array(z.string()),
  /** Why it cannot be loaded with these columns, or null. */
  problem: z.nullable(z.string()),
})

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

/** One multipart file (CSV, Excel, a table saved as .xls, or vCard), at most 50 MB. Answers its columns and what they are taken for. */
export const uploadImport = endpoint({
  method: 'POST',
  path: '/api/import-uploads',
  summary: 'Upload a file of candidates',
  needs: 'candidates:edit',
  input: z.object({}),
  reply: z.extend(layout, { uploadId: z.string(), name: z.string() }),
  form: { file: 'file' },
  bodyLimit: 53_000_000,
  rateLimit: 30,
  example: () => ({}),
})

/** An uploaded file with another sheet, heading, organization, or columns. With `mapping` null they are proposed. */
export const describeImport = endpoint({
  method: 'POST',
  path: '/api/import-uploads/layout',
  summary: 'Read an uploaded file with other choices',
  needs: 'candidates:edit',
  input: z.object({
    ...place,
    mapping: z._default(z.nullable(mapping), null),
    notes: z._default(notes, []),
    values: z._default(values, {}),
  }),
  reply: layout,
  rateLimit: 60,
  isHeavy: true,
  example: (id) => ({ upload_id: id('importUpload') }),
})

/**
 * The result of loading, with 50 rows and why: those that are not loaded or skipped first, from anywhere in the file.
 * Nothing is changed.
 */
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
  isHeavy: true,
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
  summary: 'Download the rejected and skipped rows as CSV',
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
