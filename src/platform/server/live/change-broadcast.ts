import type pg from 'pg'
import { broadcastAfterCommit } from '../database.ts'
import type { Live } from './live.ts'

const channel = 'reinforce_live'
const flushAfter = 50 // ms in which the changes of many transactions become one notice
const againAfter = 500
const mostWaiting = 5_000
/** Someone may have changed something, and no one knows what: every open page asks again. */
const anything = '{"missed" : true}'

/** An organization and an area, as a transaction remembers them. */
const toPayload = (change: string) => {
  const [organization = '', area = ''] = change.split(' ')
  return `{"organization" : "${organization}", "area" : "${area}"}`
}

/**
 * Announces to all processes what transactions of this one changed: after their commits, on the connection that listens
 * anyway, and once per 50 ms, since a NOTIFY inside them would make all commits wait for one another. Failed
 * announcements are kept and sent when the connection is back. A new process announces that anything may have changed:
 * the one before it may have died before it announced.
 */
export const openChangeBroadcast = (pool: pg.Pool, live: Pick<Live, 'tellAll'>) => {
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let telling: Promise<void> = Promise.resolve()
  let closed = false

  const tell = async () => {
    const now = [...waiting]
    waiting.clear()
    if (now.length > 0 && !(await live.tellAll(channel, now)) && !closed) tellSoon(now, againAfter)
  }
  const tellNow = async () => {
    clearTimeout(timer)
    timer = undefined
    telling = telling.then(tell)
    await telling
  }
  const tellSoon = (payloads: string[], ms = flushAfter) => {
    for (const payload of payloads) waiting.add(payload)
    if (waiting.size > mostWaiting) {
      waiting.clear()
      waiting.add(anything)
    }
    timer ??= setTimeout(() => void tellNow(), closed ? 0 : ms)
  }
  broadcastAfterCommit(pool, {
    changed: (what) => tellSoon(what.map(toPayload)),
    unsure: () => tellSoon([anything]),
  })
  tellSoon([anything])
  return {
    /** Announces what is left; transactions that begin from now on announce at their commit. */
    close: async () => {
      broadcastAfterCommit(pool, null)
      closed = true
      await tellNow()
    },
  }
}
