import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { UserError } from '../../../rules/user-error.ts'
import type { Endpoint } from '../../shared/endpoint.ts'
import { type Caller, getScope, isImpersonating, type Person } from '../actor.ts'
import { RawJson } from '../answers/raw-json.ts'
import { emitResponse } from '../answers/response-hook.ts'
import { type Route, transactAs } from '../call.ts'
import { compileSchema } from '../checking/compile-schema.ts'
import { recordEvents } from '../events.ts'
import { withWalPosition } from '../replica/wal-position.ts'
import type { Services } from '../services.ts'
import { isStreamedChange } from './error-handler.ts'
import { getCallerAddress } from './get-caller-address.ts'
import { openHeavyQueue } from './heavy-queue.ts'
import { openCallLimit } from './open-call-limit.ts'
import { readInput } from './read-input.ts'
import { refuseWhileImpersonating } from './while-impersonating.ts'

export type FindActor = (request: FastifyRequest) => Promise<Caller | null>

/** `{name}` of our contracts as Fastify writes it. */
export const toRoutePath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

const sameOrigin = (request: FastifyRequest, publicUrl: string | undefined) => {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (request.headers.authorization) return true
  // Browsers name the origin of such calls; one that hides it and reports that it comes from elsewhere is refused, too.
  if (!origin) return site === undefined || site === 'same-origin' || site === 'none'
  if (publicUrl && origin === new URL(publicUrl).origin) return true
  return URL.canParse(origin) && new URL(origin).host === request.headers.host
}

const whyNot = ({ contract }: Route, actor: Caller): string | null => {
  const { needs } = contract
  if (actor.kind === 'key') {
    if (needs === 'signed-in' || !/^\/(api\/(?!me\/)|scim\/)/.test(contract.path)) return 'An API key can’t do this.'
    if (actor.scope === 'read' && contract.method !== 'GET') return 'This API key is read-only.'
  } else if (actor.isHeld && !contract.openWhileHeld)
    return 'Your organization requires two-factor sign-in. Set it up first.'
  if (needs === 'anyone' || needs === 'signed-in' || actor.rights.includes(needs)) return null
  return 'Your account doesn’t have access to this.'
}

/** Refuses who may not make this call, and records the attempt. */
const checkRight = async (services: Services, route: Route, actor: Caller | null) => {
  const { needs, method, path, summary } = route.contract
  if (needs === 'anyone') return
  if (!actor) throw new UserError('signed-out', 'Sign in to continue.')
  const why = whyNot(route, actor)
  if (why === null) return
  // Every page loads the session of a person who must set up a second factor first: no attempt on anything. Nor are
  // calls of a page that was open when someone began to view an organization.
  if (actor.kind === 'key' || !(actor.isHeld || isImpersonating(actor)))
    await transactAs(
      services,
      getScope(actor),
    )(async (tx) => {
      await recordEvents(tx, actor.userId, [
        { name: 'right.refused', after: { asked_for: summary, right: needs, call: `${method} ${path}` } },
      ])
    })
  throw new UserError('forbidden', why)
}

/** Whether a call that fails has changed nothing: it reads, or all that it changes is one transaction. */
const isWhole = ({ kind, contract }: Route) => kind === 'command' || kind === 'query' || contract.method === 'GET'

/** Asks one of our own reads for a person whose page is being made; null where they may not. Its answer may be written already. */
export type AskInside = (
  person: Person,
  contract: Endpoint,
  input: unknown,
  call: { request: FastifyRequest; reply: FastifyReply },
) => Promise<{ reply: unknown } | null>

/**
 * Registers every route: right, input (`translate` knows former names of it), work, reply stripped to its schema, where it was not written to
 * it. Answers how the server itself asks one.
 */
export const registerRoutes = async (
  app: FastifyInstance,
  services: Services,
  routes: Route[],
  findActor: FindActor,
  translate: (contract: Endpoint, input: unknown) => unknown = (_, input) => input,
) => {
  const callers = new WeakMap<FastifyRequest, Promise<Caller | null>>()
  const findCaller = async (request: FastifyRequest) => {
    const found = callers.get(request) ?? findActor(request)
    callers.set(request, found)
    return await found
  }
  const isSecure = services.config.publicUrl?.startsWith('https:') ?? false
  const inHeavyQueue = openHeavyQueue()
  // Behind one address sits a whole clinic: it counts for those who are not signed in, and where no one needs to be.
  const open = new Set(
    routes.filter((route) => route.contract.needs === 'anyone').map((route) => toRoutePath(route.contract.path)),
  )
  await app.register(rateLimit, {
    global: false,
    hook: 'preHandler',
    keyGenerator: async (request) => {
      const route = request.routeOptions.url ?? ''
      const actor = open.has(route) ? null : await findCaller(request)
      return `${actor?.userId ?? getCallerAddress(request.ip)} ${route}`
    },
  })
  const limitCalls = openCallLimit(app, services.config.callsAMinute)
  for (const route of routes) {
    const { contract } = route
    const replied = compileSchema(contract.reply)
    app.route({
      method: contract.method,
      url: toRoutePath(contract.path),
      bodyLimit: contract.bodyLimit ?? 1_048_576,
      ...(route.showError
        ? { errorHandler: (error, request, reply) => void route.showError?.({ services, error, request, reply }) }
        : {}),
      config: contract.rateLimit ? { rateLimit: { max: contract.rateLimit, timeWindow: '1 minute' } } : {},
      handler: async (request, reply) => {
        if (contract.method !== 'GET' && !sameOrigin(request, services.config.publicUrl))
          throw new UserError('forbidden', 'This call must come from the console itself.')
        const actor = await findCaller(request)
        await limitCalls(request, actor)
        refuseWhileImpersonating(route, actor, request)
        await checkRight(services, route, actor)
        if (contract.answers === 'bytes' || contract.answers === 'page') void reply.header('cache-control', 'no-store')
        // A call that takes a form declares it in its contract, and so in the API document.
        if (!contract.form && request.isMultipart()) throw Object.assign(new Error('no form'), { statusCode: 415 })
        const input = translate(contract, readInput(contract, request))
        // HEAD of a file or a stream answers whether one may ask: nothing is opened, counted or kept open for no one.
        if (contract.answers === 'bytes' && request.method === 'HEAD') {
          contract.input.parse(input)
          return await reply.send()
        }
        if (!isWhole(route)) isStreamedChange(request)
        const once = async () => await route.handle({ services, actor, input, request, reply })
        const handle = contract.isHeavy
          ? async () => await inHeavyQueue(actor?.organizationId ?? getCallerAddress(request.ip), once)
          : once
        const answer = services.replica ? await withWalPosition({ request, reply, isSecure }, handle) : await handle()
        if (contract.answers === 'bytes' || contract.answers === 'page') return answer
        void reply.header('cache-control', 'no-store')
        if (!(answer instanceof RawJson)) return replied.parse(answer)
        return await reply.type('application/json; charset=utf-8').send(emitResponse(contract, answer).json)
      },
    })
  }
  const askInside: AskInside = async (person, contract, input, call) => {
    const route = routes.find((one) => one.contract === contract)
    // No one attempted anything, so nothing is recorded.
    if (!route || whyNot(route, person) !== null) return null
    await limitCalls(call.request, person)
    refuseWhileImpersonating(route, person, call.request)
    const answer = await route.handle({ services, actor: person, input, ...call })
    return { reply: answer instanceof RawJson ? emitResponse(contract, answer) : contract.reply.parse(answer) }
  }
  return { askInside }
}
