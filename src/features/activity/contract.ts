import * as z from 'zod/mini'
import { endpoint } from '../../platform/shared/endpoint.ts'

/** Server-sent events `{ organization, area }` for what the person may see; ids only, the browser asks again. */
export const live = endpoint({
  method: 'GET',
  path: '/api/live',
  summary: 'What changes, as it changes',
  needs: 'signed-in',
  input: z.object({}),
  reply: z.unknown(),
  answers: 'bytes',
  example: () => ({}),
})
