import { sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { getSystemScope } from '../../../../../platform/server/actor.ts'
import { type Route, transactAs } from '../../../../../platform/server/call.ts'
import { describeError } from '../../../../../platform/server/http/error-handler.ts'
import { openStream } from '../../../../../platform/server/stream.ts'
import { unsubscribe, unsubscribePage } from '../../contract/choices.ts'
import { emailKindNames } from '../../rules/write-notification-email.ts'
import { askPage, unknownLinkPage, writeFailedPage, writeStoppedPage } from '../../rules/write-unsubscribe-page.ts'
import { readUnsubscribeToken } from '../email/unsubscribe-token.ts'

const sendPage = async (reply: FastifyReply, status: number, page: string) =>
  await reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      // Without any, the browser would hide where the form comes from, and the press would be refused.
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
    })
    .send(page)

const showError: Route['showError'] = async ({ error, request, reply }) => {
  const { status, body } = describeError(error, request, reply)
  return await sendPage(reply, status, status === 404 ? unknownLinkPage : writeFailedPage(body.message))
}

/** Asks before anything is stopped. The page is the same for every link. */
export const unsubscribePageRoute: Route = {
  ...openStream(unsubscribePage, async ({ reply }) => await sendPage(reply, 200, askPage)),
  showError,
}

/** Stops one kind of email for the person of the link, and nothing else. Twice does no harm. */
export const unsubscribeRoute: Route = {
  ...openStream(unsubscribe, async ({ input, services, reply }) => {
    const { config, clock } = services
    const stopped = readUnsubscribeToken(config, input.token, clock())
    if (!stopped) return await sendPage(reply, 404, unknownLinkPage)
    const { organizationId, userId, kind } = stopped
    await transactAs(
      services,
      getSystemScope(config, organizationId),
    )(async (tx) => {
      await tx.run(
        kind === 'digest'
          ? sql`update email_choices set digest = 'off' where organization_id = ${organizationId} and user_id = ${userId}`
          : sql`update email_choices set kinds = array_remove(kinds, ${kind}) where organization_id = ${organizationId} and user_id = ${userId}`,
      )
    })
    return await sendPage(reply, 200, writeStoppedPage(emailKindNames[kind]))
  }),
  showError,
}
