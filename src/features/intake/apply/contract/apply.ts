import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { day, done } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'

const code = z.string().check(z.maxLength(60))

/** Open to anyone: the place and position of a job code. A retired and an unknown code get a kind answer (404). */
export const readJobCode = endpoint({
  method: 'GET',
  path: '/api/apply/{code}',
  summary: 'Get what a job code is for',
  needs: 'anyone',
  /** The language in which one reads what one agrees to. */
  input: z.object({ code, language: z._default(z.enum(['en', 'es']), 'en') }),
  reply: z.object({
    organization: z.string(),
    location: z.string(),
    city: z.nullable(z.string()),
    state: z.nullable(z.string()),
    position: z.enum(positions),
    /** Today where the clinic is: it decides whether a state's law requires more disclosure. */
    today: day,
    /** The consent wording for people who want texts; stored with the application. */
    consentWording: z.string(),
  }),
  rateLimit: 60,
  reads: [],
  example: () => ({ code: 'NO-SUCH-CODE' }),
})

/**
 * Open to anyone: a multipart form. Fields `id` (born in the browser: the same twice adds no one), `full_name`, `email_address`,
 * `phone_number`, `city`, `state`, `certification_number`, `current_rbt` (yes/no), `video_introduction`, `resume_text`,
 * `text_consent` (yes when agreed), `language` (of the page: `es` makes Spanish the preferred one, and the language of the consent),
 * `website` (a trap for robots), and one file `resume` (PDF, DOCX, ODT, RTF or TXT, 10 MB).
 */
export const apply = endpoint({
  method: 'POST',
  path: '/api/apply/{code}',
  summary: 'Apply for a job by its code',
  needs: 'anyone',
  input: z.object({ code }),
  reply: done,
  invalidates: ['candidates'],
  form: {
    file: 'resume',
    isOptional: true,
    words: [
      'id',
      'full_name',
      'email_address',
      'phone_number',
      'city',
      'state',
      'certification_number',
      'current_rbt',
      'video_introduction',
      'resume_text',
      'text_consent',
      'language',
      'website',
    ],
  },
  bodyLimit: 12_000_000,
  rateLimit: 10,
  example: () => ({ code: 'NO-SUCH-CODE' }),
})
