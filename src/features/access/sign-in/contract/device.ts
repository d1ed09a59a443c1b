import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done } from '../../../../platform/shared/schemas.ts'

/** Open to anyone who holds the link, for 60 minutes. It signs no one in. */
export const openDeviceLink = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/device',
  summary: 'Recognize this browser by an emailed link',
  needs: 'anyone',
  input: z.object({ token: z.string().check(z.maxLength(300)) }),
  reply: done,
  rateLimit: 20,
  example: () => ({ token: 'token-of-nobody' }),
})
