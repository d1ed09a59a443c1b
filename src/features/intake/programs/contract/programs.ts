import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { importField } from '../../imports/shapes/import-field.ts'

/** A field as a column of an import file is named and read; numbers and yes or no are accepted as such. */
const value = z.union([z.string().check(z.maxLength(250_000)), z.number(), z.boolean()])

/**
 * Applications from a program, by the key of one organization. Read as rows of an import are: an email address that is already here, or a
 * phone number without another name, fills the blanks of that candidate and adds no one; `job_code` says the place, and
 * one that is not the organization's leaves the
 * application with the platform's staff, who find its place (`unrouted`). `key` makes it safe to send again: the same key with
 * the same applications answers the same and adds no one, with others it is refused (409). All rows are taken in one transaction.
 */
export const receiveApplications = endpoint({
  method: 'POST',
  path: '/api/intake',
  summary: 'Submit up to 1,000 applications, with a result for each',
  needs: 'candidates:edit',
  input: z.object({
    key: z.string().check(z.minLength(1), z.maxLength(200)),
    /** Where and when these people agreed to be texted, in words; blank: unknown. */
    consent: z._default(z.string().check(z.maxLength(500)), ''),
    applications: z.array(z.partialRecord(importField, value)).check(z.minLength(1), z.maxLength(1_000)),
  }),
  reply: z.object({
    /** Under which it is listed, and can be undone, among the imports. */
    importId: z.string(),
    /** The key was used before: nothing was done now. */
    isRepeat: z.boolean(),
    results: z.array(
      z.object({
        /** From 1, in the order given. */
        row: z.number(),
        result: z.enum(['added', 'updated', 'known', 'refused', 'unrouted']),
        id: z.nullable(z.string()),
        /** Why it was refused. */
        reasons: z.array(z.string()),
      }),
    ),
  }),
  invalidates: ['candidates'],
  bodyLimit: 12_000_000,
  rateLimit: 120,
  example: (id) => ({
    key: id('newId'),
    applications: [{ full_name: 'Ana Application', email_address: 'ana.application@example.test', position: 'RBT' }],
  }),
})
