import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { UserError } from '../../../rules/user-error.ts'
import type { Caller } from '../actor.ts'
import type { Sessions } from '../sessions.ts'
import type { Live } from './live.ts'

const news = z.union([z.object({ organization: z.string(), area: z.string() }), z.object({ missed: z.literal(true) })])
const aliveEveryMs = 20_000
const rememberedMs = 30_000
const mostRemembered = 10_000
/** Open pages of one person, in all processes together. */
export const mostStreams = 8
const longestWaitMs = 3_600_000
type Listener = { organizationId: string; isPlatform: boolean; authUserId: string; out: PassThrough }
type LiveMessage = { at: number; organization: string | null; text: string }
const missed = 'event: missed\ndata: {}\n\n'

/**
 * Staff of the platform hear of all organizations; news without an organization, that something was missed, is for
 * everyone.
 */
const concerns = ({ organization }: LiveMessage, { isPlatform, organizationId }: Listener) =>
  isPlatform || organization === null || organization === organizationId

type Page = { actor: Caller; request: FastifyRequest; reply: FastifyReply; since: number }

/**
 * Opens one event stream per open page: only of your own organization, for platform staff of all. It ends when the
 * session's rights change, and with the session itself, which is looked up in `sessions` when it would have ended.
 */
export const openLivePages = (channel: Live, sessions: Pick<Sessions, 'find'>) => {
  const listeners = new Set<Listener>()
  const recent: LiveMessage[] = []
  const toTell: LiveMessage[] = []
  /** News of one turn leaves in one packet for each page. */
  const tellPages = () => {
    const now = toTell.splice(0)
    for (const each of listeners) {
      const text = now.map((told) => (concerns(told, each) ? told.text : '')).join('')
      if (text !== '') each.out.write(text)
    }
  }
  channel.on('reinforce_live', (payload) => {
    const { success, data } = news.safeParse(JSON.parse(payload))
    if (!success) return
    const at = Date.now()
    const told =
      'missed' in data
        ? { at, organization: null, text: missed }
        : { at, organization: data.organization, text: `data: ${payload}\n\n` }
    recent.push(told)
    while (recent.length > mostRemembered || (recent[0]?.at ?? at) < at - rememberedMs) recent.shift()
    if (toTell.push(told) === 1) setImmediate(tellPages)
  })
  const end = (each: Listener) => {
    // Told once: a word after the last one would tear the stream down before that is read.
    if (listeners.delete(each)) each.out.end('event: again\ndata: {}\n\n')
  }
  channel.on('reinforce_session', (authUserId) => {
    for (const each of listeners) if (each.authUserId === authUserId) end(each)
  })
  channel.onReconnect(() => {
    for (const each of listeners) each.out.write(missed)
  })
  /** Sends a page that opens now all news from here on, and those that it missed of the last half minute. */
  const open = async ({ actor, request, reply, since }: Page) => {
    const { organizationId, isPlatform, authUserId } = actor
    const leave = await channel.takePlace(`live ${authUserId}`, mostStreams)
    if (!leave) throw new UserError('too-many', `Only ${mostStreams} pages stay up to date at once.`)
    const out = new PassThrough()
    const listener = { organizationId, isPlatform, authUserId, out }
    const alive = setInterval(() => out.write(': alive\n\n'), aliveEveryMs)
    let ending: NodeJS.Timeout | undefined
    const endWithSession = async () => {
      const session = await sessions.find(request).catch(() => null)
      if (!listeners.has(listener)) return
      // A viewer of an organization hears of it only until the view ends.
      if (session === null) return end(listener)
      if (session.actor.organizationId !== organizationId) return end(listener)
      const changesAt = Math.min(session.endsAt, session.actor.impersonation?.until ?? session.endsAt)
      ending = setTimeout(() => void endWithSession(), Math.min(longestWaitMs, Math.max(1, changesAt - Date.now())))
      ending.unref()
    }
    listeners.add(listener)
    out.on('close', () => {
      clearInterval(alive)
      clearTimeout(ending)
      listeners.delete(listener)
      leave()
    })
    // The page may be gone before its place was found; then no close event comes.
    if (reply.raw.destroyed) out.destroy()
    else reply.raw.on('close', () => out.destroy())
    await endWithSession()
    const from = Date.now() - since
    if (listeners.has(listener)) out.write('retry: 1000\n\n')
    for (const told of since > 0 && listeners.has(listener) ? recent : [])
      if (told.at >= from && concerns(told, listener)) out.write(told.text)
    return out
  }
  const close = () => {
    for (const each of listeners) each.out.end()
    listeners.clear() // news from now on finds no one
  }
  return { open, close }
}
export type LivePages = ReturnType<typeof openLivePages>
