import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../../rules/refusal.ts'
import type { Auth } from './auth.ts'
import { identityHeaders } from './sessions.ts'

/** Refuses, at the field `password`, whoever cannot give the password of the session that calls. */
export const checkOwnPassword = async (auth: Auth, request: FastifyRequest, password: string) => {
  const message = 'This is not your password.'
  await auth.api.verifyPassword({ body: { password }, headers: identityHeaders(request) }).catch(() => {
    throw new Refusal('invalid', message, { fields: { password: message } })
  })
}
