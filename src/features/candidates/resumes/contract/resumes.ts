import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { day, nullableText } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'

const one = z.object({ id: z.guid() })

/** Recorded as a view. `resume_text` comes with its contact lines stripped. */
export const candidateResume = endpoint({
  method: 'GET',
  path: '/api/candidates/{id}/resume',
  summary: 'Get a candidate’s resume',
  needs: 'candidates:see',
  input: one,
  reply: z.object({
    id: z.string(),
    name: z.string(),
    position: z.enum(positions),
    email_address: nullableText,
    phone_number: nullableText,
    city: nullableText,
    state: nullableText,
    date_submitted: z.nullable(day),
    resume_text: nullableText,
    /** Where the original file can be read, or null. */
    file: z.nullable(z.object({ url: z.string(), isPdf: z.boolean() })),
    unread: z._default(z.nullable(z.string()), null),
    /** Of a file whose other pages were read: how many are pictures. */
    unreadPages: z._default(z.number(), 0),
    /** Of a file that came with an application: it waits to be read, or was not kept because of `reason`. */
    reading: z._default(z.nullable(z.object({ waits: z.boolean(), reason: nullableText })), null),
  }),
  reads: ['candidates'],
  example: (id) => ({ id: id('candidate') }),
})

export const candidateResumeFile = endpoint({
  method: 'GET',
  path: '/api/candidates/{id}/resume-file',
  summary: 'Get a candidate’s resume file',
  needs: 'candidates:see',
  input: one,
  reply: z.unknown(),
  answers: 'bytes',
  example: (id) => ({ id: id('candidate') }),
})

const upload = z.object({
  uploadId: z.string(),
  name: z.string(),
  extension: z.enum(['pdf', 'docx', 'odt', 'rtf', 'txt']),
  text: z.string(),
  /** "No text found – paste the resume" for a scan; the file itself is kept. */
  problem: z.nullable(z.string()),
})

/** One multipart file. PDF, DOCX, ODT, RTF or TXT by its content, at most 10 MB; what is refused leaves nothing behind. */
export const uploadResume = endpoint({
  method: 'POST',
  path: '/api/resume-uploads',
  summary: 'Upload a resume file and read its text',
  needs: 'candidates:edit',
  input: z.object({}),
  reply: upload,
  form: { file: 'file' },
  bodyLimit: 11_000_000,
  rateLimit: 60,
  example: () => ({}),
})

/**
 * Reads a person's details from a file that was just uploaded, as proposals for a form. Blank or null if missing.
 * Writes nothing.
 */
export const extractResumeFields = endpoint({
  method: 'GET',
  path: '/api/resume-uploads/{id}/answers',
  summary: 'Get candidate details from an uploaded resume',
  needs: 'candidates:edit',
  input: one,
  reply: z.object({
    /** Why nothing is proposed, or null. */
    problem: nullableText,
    full_name: z.string(),
    email_address: z.string(),
    phone_number: z.string(),
    city: z.string(),
    state: z.string(),
    position: z.nullable(z.enum(positions)),
    /** Months worked in ABA, overlaps once; null when nothing is dated. */
    aba_months: z.nullable(z.number()),
  }),
  rateLimit: 60,
  example: (id) => ({ id: id('upload') }),
})

/** Gives a candidate the file of an upload, and its words or the pasted ones. */
export const attachResume = endpoint({
  method: 'PUT',
  path: '/api/candidates/{id}/resume',
  summary: 'Replace a candidate’s resume with an uploaded file',
  needs: 'candidates:edit',
  input: z.object({
    id: z.guid(),
    /** Null: the file that is there stays, and only its words are replaced. */
    upload_id: z._default(z.nullable(z.guid()), null),
    /** Pasted words; blank: those found in the file. */
    resume_text: z._default(z.string().check(z.maxLength(250_000)), ''),
  }),
  reply: z.object({ ok: z.literal(true) }),
  invalidates: ['candidates'],
  example: (id) => ({ id: id('candidate'), upload_id: id('upload') }),
})

/** Reads the words of the stored file once more, as it is read today; they take the place of the words that are there. */
export const rereadResume = endpoint({
  method: 'POST',
  path: '/api/candidates/{id}/resume/reread',
  summary: 'Read a resume file again',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid() }),
  reply: z.object({ characters: z.number(), before: z.number() }),
  invalidates: ['candidates'],
  example: (id) => ({ id: id('candidate') }),
})
