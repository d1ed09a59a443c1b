import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant } from '../../../../platform/shared/schemas.ts'

/** A form, and the record it is about when that is no candidate. */
const form = z.string().check(z.regex(/^[a-z][a-z-]{0,50}(:[0-9a-f-]{36})?$/))
const candidateId = z.optional(z.guid())
const field = z.union([z.string().check(z.maxLength(100_000)), z.number(), z.boolean(), z.null()])
const fields = z.record(z.string().check(z.maxLength(60)), field)

/** Get unsaved form input; no one else sees it. */
export const formDraft = endpoint({
  method: 'GET',
  path: '/api/me/form-draft',
  summary: 'Get unsaved form input',
  needs: 'signed-in',
  input: z.object({ form, candidateId }),
  reply: z.object({ draft: z.nullable(z.object({ fields, savedAt: instant })) }),
  reads: [],
  example: (id) => ({ form: 'note', candidateId: id('candidate') }),
})

/** Stores the changed fields in the place of earlier ones; none removes them. Notifies no one else. */
export const saveFormDraft = endpoint({
  method: 'PUT',
  path: '/api/me/form-draft',
  summary: 'Save or remove unsaved form input',
  needs: 'signed-in',
  input: z.object({ form, candidateId, fields }),
  reply: z.object({ savedAt: z.nullable(instant) }),
  example: (id) => ({ form: 'note', candidateId: id('candidate'), fields: { body: 'Called, no answer' } }),
})
