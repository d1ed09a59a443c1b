import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AskInside } from '../../../platform/server/http/http.ts'
import type { Services } from '../../../platform/server/services.ts'
import { createQueryKey } from '../../../platform/shared/question.ts'
import { isTimeZone } from '../../../rules/day.ts'
import { listQueriesToPrefetch } from './list-queries-to-prefetch.ts'

/** Later answers are left for the browser to request. */
const patienceMs = 250

/** The time zone that the browser wrote down when it was here before; undefined when it is new, or says nonsense. */
const readTimeZone = ({ headers }: FastifyRequest): string | undefined => {
  const told = /(?:^|;\s*)reinforce\.time-zone=([\w.%+-]{1,100})(?:;|$)/.exec(headers.cookie ?? '')?.[1]
  try {
    const timeZone = decodeURIComponent(told ?? '')
    return isTimeZone(timeZone) ? timeZone : undefined
  } catch {
    return undefined
  }
}

const soon = async <T>(work: Promise<T>): Promise<T | null> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patienceMs, null)
  })
  return await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * The first answers of a console screen by the names of their questions, as its person would get them from the calls themselves:
 * through the same right, transaction and schema. What is refused, fails or takes long is left out.
 */
export const prefetchResponses = async (
  services: Services,
  askInside: AskInside,
  call: { request: FastifyRequest; reply: FastifyReply },
): Promise<Record<string, unknown>> => {
  const session = await services.sessions.find(call.request)
  const timeZone = readTimeZone(call.request)
  if (!session || timeZone === undefined) return {}
  const asked = listQueriesToPrefetch(session.actor, call.request.url, timeZone).map(async ({ contract, input }) => {
    const answer = await soon(askInside(session.actor, contract, input, call).catch(() => null))
    return answer === null ? [] : [[createQueryKey(contract, input), answer.reply] as const]
  })
  return Object.fromEntries((await Promise.all(asked)).flat())
}
