import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'

const counts = z.object({ new: z.number(), existing: z.number(), rejected: z.number() })
/**
 * A multipart form: the file (CSV, at most 10 MB and 20,000 rows), the zone of today, and the fingerprint of the
 * preview.
 */
const shared = { needs: 'money:edit', bodyLimit: 10_600_000, rateLimit: 30 } as const

/** A CSV file with every heading that an import of performance reports reads and one made-up report. */
export const reportTemplate = endpoint({
  method: 'GET',
  path: '/api/finance/report-template',
  summary: 'A file of performance reports to fill in, as CSV',
  needs: 'money:edit',
  input: z.object({}),
  reply: z.unknown(),
  answers: 'bytes',
  example: () => ({}),
})

const previewRow = z.object({
  row: z.number(),
  state: z.enum(['new', 'existing', 'rejected']),
  customer: z.string(),
  month: z.string(),
  /** Null where the row cannot be read. */
  amount: z.nullable(z.number()),
  fee: z.nullable(z.number()),
  /** Sentences that name column and value; none for a plain row. */
  because: z.array(z.string()),
})

/** Previews an import, with 100 rows, those with problems first. Amounts in cents, of the new rows. Changes nothing. */
export const previewReports = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/finance/report-imports/preview',
  summary: 'Preview an import of performance reports',
  input: z.object({}),
  reply: z.object({
    counts,
    amount: z.number(),
    fee: z.number(),
    /** Headings that are not read. */
    unread: z.array(z.string()),
    rows: z.array(previewRow),
    /** Fingerprint of the new rows, which the import must send. */
    seen: z.string(),
  }),
  form: { file: 'file', words: ['timeZone'] },
  example: () => ({}),
})

/** Adds the new rows of the previewed file, all or none. A conflict if the new rows differ by now. */
export const importReports = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/finance/report-imports',
  summary: 'Add the new performance reports of a file',
  input: z.object({}),
  reply: counts,
  invalidates: ['finance'],
  form: { file: 'file', words: ['timeZone', 'seen'] },
  example: () => ({}),
})
