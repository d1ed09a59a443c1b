import * as z from 'zod/mini'
import { job } from '../../../../../platform/server/job.ts'
import { msPerDay } from '../../../../../rules/day.ts'

/** Forgets, every hour, what signing in has left behind: old tries, requests, links, challenges, ended sessions and looks as a client. */
export const sweepSignInJob = job({
  name: 'sweep-sign-in',
  tries: 1,
  every: '23 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { services }) => {
    const day = new Date(services.clock().getTime() - msPerDay)
    for (const statement of [
      'delete from auth.sign_in_tries where last_at < $1',
      'delete from auth.reset_requests where asked_at < $1',
      'delete from auth.reset_links where expires_at < $1',
      'delete from auth.verification where "expiresAt" < $1',
      'delete from auth.session where "expiresAt" < $1',
      'delete from auth.impersonations where until < $1 and told',
    ])
      await services.pool.query(statement, [day])
  },
})
