import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../../rules/refusal.ts'
import { endUnread } from './end-unread.ts'

const mostHere = 16
const mostOfOne = 4
const retrySeconds = 2
const busy = 'Several files are on their way already. Please try again in a moment.'

const underWay = new Map<string, number>()
let here = 0

/** One more upload of somebody: so many at a time in this process, and of each person or address; the others are asked to come again. */
export const asUpload = async <T>(
  { who, mostAtOnce = mostOfOne }: { who: string; mostAtOnce?: number | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<T>,
): Promise<T> => {
  const own = underWay.get(who) ?? 0
  if (here >= mostHere || own >= mostAtOnce) {
    void reply.header('retry-after', String(retrySeconds))
    endUnread(request, reply)
    throw new Refusal('unavailable', busy)
  }
  here += 1
  underWay.set(who, own + 1)
  try {
    return await work()
  } finally {
    here -= 1
    const left = (underWay.get(who) ?? 1) - 1
    if (left > 0) underWay.set(who, left)
    else underWay.delete(who)
  }
}
