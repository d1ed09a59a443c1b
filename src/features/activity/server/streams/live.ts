import { PassThrough } from 'node:stream'
import * as z from 'zod/mini'
import type { Live } from '../../../../platform/server/live.ts'
import { stream } from '../../../../platform/server/stream.ts'
import { live } from '../../contract.ts'

const change = z.object({ organization: z.string(), area: z.string() })
const aliveEveryMs = 20_000
const rememberedMs = 30_000
const mostRemembered = 10_000
type Listener = { organizationId: string; isPlatform: boolean; authUserId: string; out: PassThrough }

/** One event stream per open page: told only of one's own organization, platform staff of all; ended when the session's rights change. */
export const liveWay = (channel: Live) => {
  const listeners = new Set<Listener>()
  const recent: { at: number; organization: string; payload: string }[] = []
  channel.on('reinforce_live', (payload) => {
    const parsed = change.safeParse(JSON.parse(payload))
    if (!parsed.success) return
    const { organization } = parsed.data
    const at = Date.now()
    recent.push({ at, organization, payload })
    while (recent.length > mostRemembered || (recent[0]?.at ?? at) < at - rememberedMs) recent.shift()
    for (const each of listeners)
      if (each.isPlatform || each.organizationId === organization) each.out.write(`data: ${payload}\n\n`)
  })
  channel.on('reinforce_session', (authUserId) => {
    for (const each of listeners) {
      if (each.authUserId !== authUserId) continue
      // Told once: a word after the last one would tear the stream down before that is read.
      listeners.delete(each)
      each.out.end('event: again\ndata: {}\n\n')
    }
  })
  channel.onReconnect(() => {
    for (const each of listeners) each.out.write('event: missed\ndata: {}\n\n')
  })
  const way = stream(live, async ({ input, actor, reply }) => {
    const out = new PassThrough()
    const listener = {
      organizationId: actor.organizationId,
      isPlatform: actor.isPlatform,
      authUserId: actor.authUserId,
      out,
    }
    const alive = setInterval(() => out.write(': alive\n\n'), aliveEveryMs)
    listeners.add(listener)
    out.on('close', () => {
      clearInterval(alive)
      listeners.delete(listener)
    })
    reply.raw.on('close', () => out.destroy())
    out.write('retry: 1000\n\n')
    const from = Date.now() - input.since
    for (const { at, organization, payload } of input.since > 0 ? recent : [])
      if (at >= from && (actor.isPlatform || actor.organizationId === organization)) out.write(`data: ${payload}\n\n`)
    return await reply
      .header('content-type', 'text/event-stream')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(out)
  })
  const close = () => {
    for (const each of listeners) each.out.end()
  }
  return { way, close }
}
