import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A place in the database's log, such as `0/3A41B70`: who has replayed up to it knows all that was committed before. */
export type WalPosition = string

const written = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/
const header = 'x-reinforce-position'
const cookie = 'reinforce_position'

const asNumber = (position: WalPosition) => {
  const [high = '', low = ''] = position.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** The later of two places; null: none yet. */
export const pickLater = (one: WalPosition | null, other: WalPosition | null): WalPosition | null => {
  if (one === null || other === null) return one ?? other
  return asNumber(one) < asNumber(other) ? other : one
}

/**
 * Returns the position of the caller's last write, by its header (a program) or its cookie (a browser); null for
 * anything unreadable.
 */
export const readPosition = ({ headers }: Pick<FastifyRequest, 'headers'>): WalPosition | null => {
  const told = String(headers[header] ?? '')
  const kept = new RegExp(`(?:^|; ?)(?:__Host-)?${cookie}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? ''
  return pickLater(written.test(told) ? told : null, written.test(kept) ? kept : null)
}

type PositionContext = { before: WalPosition | null; wrote: (position: WalPosition) => void }
const carrying = new AsyncLocalStorage<PositionContext>()

/** Returns the position of the caller's earlier writes; null: none, or no one carries it. */
export const getCarriedPosition = () => carrying.getStore()?.before ?? null

/** Told after each commit of the call under way; undefined: no one wants to know. */
export const getPositionListener = () => carrying.getStore()?.wrote

/** Works on a call so that its answer carries the place of what it wrote, and its reads know the place of what came before. */
export const withWalPosition = async <T>(
  { request, reply, isSecure }: { request: FastifyRequest; reply: FastifyReply; isSecure: boolean },
  work: () => Promise<T>,
): Promise<T> => {
  const wrote = (position: WalPosition) => {
    if (reply.raw.headersSent) return
    void reply.header(header, position)
    void reply.header(
      'set-cookie',
      `${isSecure ? '__Host-' : ''}${cookie}=${position}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    )
  }
  return await carrying.run({ before: readPosition(request), wrote }, work)
}
