import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../../rules/refusal.ts'
import type { Auth } from './auth.ts'
import { identityHeaders } from './sessions.ts'

/** Whether this is the password of the signed-in person; neither the session nor anything remembered changes. */
export const isOwnPassword = async (auth: Auth, request: FastifyRequest, password: string): Promise<boolean> => {
  if (password === '') return false
  try {
    const { status } = await auth.api.verifyPassword({ body: { password }, headers: identityHeaders(request) })
    return status
  } catch (error) {
    const isWrong =
      error instanceof Error && 'body' in error && (error.body as { code?: string }).code === 'INVALID_PASSWORD'
    if (isWrong) return false
    throw error
  }
}

/** Refuses, at the field `password`, whoever cannot give the password of the session that calls. */
export const checkOwnPassword = async (auth: Auth, request: FastifyRequest, password: string) => {
  const message = 'This is not your password.'
  if (!(await isOwnPassword(auth, request, password)))
    throw new Refusal('invalid', message, { fields: { password: message } })
}
