import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../rules/refusal.ts'
import { type Actor, type House, scopeOf, transactAs, type WayIn } from './call.ts'
import { writeFacts } from './facts.ts'
import { readInput } from './read-input.ts'

export type FindActor = (request: FastifyRequest) => Promise<Actor | null>

/** `{name}` of our contracts as Fastify writes it. */
export const routePath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

const sameOrigin = (request: FastifyRequest, publicUrl: string | undefined) => {
  const { origin } = request.headers
  if (!origin || request.headers.authorization) return true
  if (publicUrl && origin === new URL(publicUrl).origin) return true
  return URL.canParse(origin) && new URL(origin).host === request.headers.host
}

const checkRight = async (house: House, way: WayIn, actor: Actor | null) => {
  const { needs } = way.contract
  if (needs === 'anyone') return
  if (!actor) throw new Refusal('signed-out', 'Please sign in.')
  if (actor.isKey && (needs === 'signed-in' || !/^\/api\/(?!me\/)/.test(way.contract.path)))
    throw new Refusal('forbidden', 'An API key cannot do this.')
  if (actor.isReader && way.contract.method !== 'GET') throw new Refusal('forbidden', 'This API key may only read.')
  if (actor.held && !way.contract.openWhileHeld)
    throw new Refusal('forbidden', 'Your organization requires two-factor sign-in. Set it up first.')
  if (needs === 'signed-in' || actor.rights.includes(needs)) return
  await transactAs(
    house,
    scopeOf(actor),
  )(async (tx) => {
    await writeFacts(tx, actor.userId, [
      { name: 'right.refused', after: { right: needs, call: `${way.contract.method} ${way.contract.path}` } },
    ])
  })
  throw new Refusal('forbidden', 'Your account does not have access to this.')
}

/** Registers every way in as a route: right, input, work, reply stripped to its schema. */
export const registerWaysIn = async (app: FastifyInstance, house: House, ways: WayIn[], findActor: FindActor) => {
  await app.register(rateLimit, {
    global: false,
    hook: 'preHandler',
    keyGenerator: (request) => `${request.ip} ${request.routeOptions.url ?? ''}`,
  })
  for (const way of ways) {
    const { contract } = way
    app.route({
      method: contract.method,
      url: routePath(contract.path),
      bodyLimit: contract.bodyLimit ?? 1_048_576,
      config: contract.rateLimit ? { rateLimit: { max: contract.rateLimit, timeWindow: '1 minute' } } : {},
      handler: async (request, reply) => {
        if (contract.method !== 'GET' && !sameOrigin(request, house.config.publicUrl))
          throw new Refusal('forbidden', 'This call must come from the console itself.')
        const actor = await findActor(request)
        await checkRight(house, way, actor)
        const answer = await way.handle({ house, actor, input: readInput(contract, request), request, reply })
        if (contract.answers === 'bytes') return answer
        void reply.header('cache-control', 'no-store')
        return contract.reply.parse(answer)
      },
    })
  }
}
