import type { Route } from '../../../../../platform/server/call.ts'
import { describeError } from '../../../../../platform/server/http/error-handler.ts'
import { UserError } from '../../../../../rules/user-error.ts'

const mediaType = 'application/scim+json; charset=utf-8'
const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error'

const readScimType = (error: unknown, status: number): string | undefined => {
  if (error instanceof UserError && typeof error.details.scimType === 'string') return error.details.scimType
  return status === 400 ? 'invalidValue' : undefined
}

/** Lets a call answer, and fail, in SCIM's own form (RFC 7644, 3.12). `status`: of an answer. */
export const toScimRoute = (route: Route, status = 200): Route => ({
  ...route,
  handle: async (call) => {
    const answer = await route.handle(call)
    void call.reply.code(status)
    if (status !== 204) void call.reply.type(mediaType)
    return answer
  },
  showError: async ({ error, request, reply }) => {
    const { status: failed, body } = describeError(error, request, reply)
    const scimType = readScimType(error, failed)
    await reply
      .code(failed)
      .type(mediaType)
      .send({ schemas: [errorSchema], status: String(failed), ...(scimType ? { scimType } : {}), detail: body.message })
  },
})
