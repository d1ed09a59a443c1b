import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { apply } from './apply.ts'

const code = z.string()

/** Open to anyone: the page of a job, where people apply. An unknown and a retired code get a page with kind words (404). */
export const applyPage = endpoint({
  method: 'GET',
  path: '/apply/{code}',
  summary: 'Show the page of a job',
  needs: 'anyone',
  input: z.object({ code }),
  reply: z.unknown(),
  answers: 'page',
  rateLimit: 60,
  example: () => ({ code: 'NO-SUCH-CODE' }),
})

/**
 * Open to anyone: the form of that page, in a browser without JavaScript, too. The same fields as `apply`, and `consent_key`, which
 * shows which consent sentence was on the page.
 */
export const sendApplyPage = endpoint({
  method: 'POST',
  path: '/apply/{code}',
  summary: 'Send the form of a job’s page',
  needs: 'anyone',
  input: z.object({ code }),
  reply: z.unknown(),
  answers: 'page',
  invalidates: ['candidates'],
  form: { file: 'resume', isOptional: true, words: [...(apply.form?.words ?? []), 'consent_key'] },
  bodyLimit: 12_000_000,
  rateLimit: 10,
  example: () => ({ code: 'NO-SUCH-CODE' }),
})
