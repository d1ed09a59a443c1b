import type { FastifyRequest } from 'fastify'
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
