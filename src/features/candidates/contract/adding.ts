import * as z from 'zod/mini'
import { endpoint } from '../../../platform/shared/endpoint.ts'
import { duplicate } from '../shapes/duplicate.ts'
import { typedFields } from '../shapes/typed.ts'

const short = z._default(z.string().check(z.maxLength(300)), '')
/** Null means one's own organization; platform staff name one. */
const organization_id = z._default(z.nullable(z.guid()), null)

/** Asked while a person types; blank fields are no reason. */
export const findDuplicates = endpoint({
  method: 'GET',
  path: '/api/candidates/duplicates',
  summary: 'Candidates who may be the person being typed',
  needs: 'candidates:see',
  input: z.object({
    /** Left out: one's own. */
    organization_id: z.optional(z.guid()),
    full_name: short,
    email_address: short,
    phone_number: short,
    city: short,
  }),
  reply: z.object({ duplicates: z.array(duplicate) }),
  reads: ['candidates'],
  example: (id) => ({ organization_id: id('organization'), full_name: 'Ana Garcia', city: 'Austin' }),
})

/** `id` is made by the browser, so that a second click adds nobody twice. A résumé file is handed in before, see uploadResume. */
export const addCandidate = endpoint({
  method: 'POST',
  path: '/api/candidates',
  summary: 'Add a candidate by hand',
  needs: 'candidates:edit',
  input: z.extend(typedFields, {
    id: z.guid(),
    organization_id,
    upload_id: z._default(z.nullable(z.guid()), null),
  }),
  reply: z.object({ id: z.string() }),
  refreshes: ['candidates'],
  example: (id) => ({
    id: id('newId'),
    organization_id: id('organization'),
    full_name: 'Noor Haddad',
    phone_number: '(512) 201-0199',
    text_consent: 'given' as const,
    text_consent_source: 'Told on the phone on November 20',
  }),
})

const upload = z.object({
  uploadId: z.string(),
  name: z.string(),
  extension: z.enum(['pdf', 'docx', 'txt']),
  text: z.string(),
  /** "No text found – paste the resume" for a scan; the file itself is kept. */
  problem: z.nullable(z.string()),
})

/** One multipart file. PDF, DOCX or TXT by its content, at most 10 MB; what is refused leaves nothing behind. */
export const uploadResume = endpoint({
  method: 'POST',
  path: '/api/resume-uploads',
  summary: 'Hand in a résumé file and read its words',
  needs: 'candidates:edit',
  input: z.object({}),
  reply: upload,
  bodyLimit: 11_000_000,
  rateLimit: 60,
  example: () => ({}),
})

/** Gives a candidate the file of an upload, and its words or the pasted ones. */
export const attachResume = endpoint({
  method: 'PUT',
  path: '/api/candidates/{id}/resume',
  summary: 'Replace the résumé of a candidate by an uploaded file',
  needs: 'candidates:edit',
  input: z.object({
    id: z.guid(),
    /** Null: the file that is there stays, and only its words are replaced. */
    upload_id: z._default(z.nullable(z.guid()), null),
    /** Pasted words; blank: those found in the file. */
    resume_text: z._default(z.string().check(z.maxLength(250_000)), ''),
  }),
  reply: z.object({ ok: z.literal(true) }),
  refreshes: ['candidates'],
  example: (id) => ({ id: id('candidate'), upload_id: id('upload') }),
})

/** Reads the words of the stored file once more, as it is read today; they take the place of the words that are there. */
export const rereadResume = endpoint({
  method: 'POST',
  path: '/api/candidates/{id}/resume/reread',
  summary: 'Read the file of a résumé again',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid() }),
  reply: z.object({ characters: z.number(), before: z.number() }),
  refreshes: ['candidates'],
  example: (id) => ({ id: id('candidate') }),
})
