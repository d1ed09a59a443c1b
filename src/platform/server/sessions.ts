import type { FastifyRequest } from 'fastify'
import type { Person } from './actor.ts'

/**
 * `token` is the stored one, a hash: enough to find the session, not to sign in with. `me`: the browser's view of its
 * person, in sign-in's own shape. `endsAt` moves with activity up to `lastEnd`.
 */
export type Session = { token: string; actor: Person; me: unknown; endsAt: number; lastEnd: number }

/** Finds who calls; `forget` drops what is remembered of a person's sessions. */
export type Sessions = {
  find: (request: FastifyRequest) => Promise<Session | null>
  forget: (authUserId: string) => void
}
