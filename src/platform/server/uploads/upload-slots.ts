import type { FastifyReply, FastifyRequest } from 'fastify'
import { UserError } from '../../../rules/user-error.ts'
import { endUnread } from './end-unread.ts'

const mostHere = 16
const mostOfOne = 4
/** Of those who wait for a place nothing is read yet, so they cost a connection each. */
const mostWaiting = 200
const patienceMs = 20_000
const retrySeconds = 2
const busy = 'Too many uploads at once. Try again soon.'

const underWay = new Map<string, number>()
let here = 0
let waiting: (() => void)[] = []

const refuse = (request: FastifyRequest, reply: FastifyReply) => {
  void reply.header('retry-after', String(retrySeconds))
  endUnread(request, reply)
  return new UserError('unavailable', busy)
}

/** Waits for a place in the order they came; false when it takes too long, or too many wait. */
const takePlace = async (): Promise<boolean> => {
  if (here < mostHere) {
    here += 1
    return true
  }
  if (waiting.length >= mostWaiting) return false
  return await new Promise<boolean>((resolve) => {
    const take = () => {
      clearTimeout(giveUp)
      resolve(true)
    }
    const giveUp = setTimeout(() => {
      waiting = waiting.filter((one) => one !== take)
      resolve(false)
    }, patienceMs)
    waiting.push(take)
  })
}
const givePlace = () => {
  const next = waiting.shift()
  if (next) next()
  else here -= 1
}

/**
 * Runs one more upload of someone: so many at a time of each person or address, the others have to come again; and in
 * this process, where they wait for a while.
 */
export const withUploadSlot = async <T>(
  { who, mostAtOnce = mostOfOne }: { who: string; mostAtOnce?: number | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<T>,
): Promise<T> => {
  const own = underWay.get(who) ?? 0
  if (own >= mostAtOnce) throw refuse(request, reply)
  underWay.set(who, own + 1)
  try {
    if (!(await takePlace())) throw refuse(request, reply)
    try {
      return await work()
    } finally {
      givePlace()
    }
  } finally {
    const left = (underWay.get(who) ?? 1) - 1
    if (left > 0) underWay.set(who, left)
    else underWay.delete(who)
  }
}
