import { createHmac } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify'
import { openKeys, readKey } from '../../features/access/api-keys/server/find-key-actor.ts'
import type { Config } from '../../platform/server/config.ts'
import { errorHandler } from '../../platform/server/http/error-handler.ts'
import { openFormerInput, openFormerPaths } from '../../platform/server/http/former-calls.ts'
import { getCallerAddress } from '../../platform/server/http/get-caller-address.ts'
import { registerRoutes } from '../../platform/server/http/http.ts'
import { readScimBodies } from '../../platform/server/http/read-scim-bodies.ts'
import { openChangeBroadcast } from '../../platform/server/live/change-broadcast.ts'
import { shutDownGracefully } from '../../platform/server/process/shut-down-gracefully.ts'
import type { Services } from '../../platform/server/services.ts'
import { leaveRawBodies } from '../../platform/server/uploads/receive-body.ts'
import { endSlowBodies } from '../../platform/server/uploads/slow-bodies.ts'
import { keepSignedBodies } from '../../platform/server/webhooks/signed-body.ts'
import { UserError } from '../../rules/user-error.ts'
import { formerCalls } from './former/former-calls.ts'
import { isPageRequest, registerInfraRoutes } from './infra-routes.ts'
import { routes } from './routes.ts'

const policy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'https:', 'blob:'],
  frameSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  fontSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  frameAncestors: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  upgradeInsecureRequests: null,
}

/** Browser features that no page of ours needs are denied to all pages; copying to the clipboard stays. */
const permissions =
  'accelerometer=(), autoplay=(self), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), ' +
  'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()'

/** Calls that were throttled, came from another site or without a right, and failed sign-ins: a log line of their own. */
const isRefused = (status: number, route = '') =>
  status === 403 || status === 429 || (status === 401 && route.startsWith('/api/auth/sign-in/'))

/** Tells callers apart in the log without naming them: the same address, the same word, under one APP_SECRET. */
const hashSource = (services: Services, address: string) =>
  createHmac('sha256', services.config.appSecret).update(`source|${address}`).digest('base64url').slice(0, 12)

/** However large and slow: after this no call is still on its way in. */
const longestCallMs = 900_000

/**
 * Answers are compressed while someone waits: quality 3 takes half the time of the usual ones and a tenth more bytes.
 * Up to 64 KB in one call, of 0.05 ms for a page of candidates: a stream's ways to another thread and back take longer.
 * They then have a length.
 */
const quickly = {
  threshold: 4096,
  syncThreshold: 65_536,
  zlibOptions: { level: 3 },
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
}

export type AppOptions = {
  services: Services
  webFolder: string
  trustProxy?: Config['trustProxy']
  /** Looks at every call from outside. */
  watch?: (app: FastifyInstance) => void
}

/** Builds the whole server without its port, for main.ts and for tests, which call it directly. */
export const buildApp = async ({ services, webFolder, trustProxy = false, watch }: AppOptions) => {
  const { auth, live, pages, sessions } = services
  const registered: string[] = []

  const logger: FastifyBaseLogger = services.log
  const app = fastify({
    loggerInstance: logger,
    trustProxy,
    bodyLimit: 1_048_576,
    requestTimeout: longestCallMs,
    rewriteUrl: openFormerPaths(formerCalls),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    return503OnClosing: false, // accepted calls are answered
    // An address that cannot be decoded is a mistyped link: a person is led to the start, a program gets the error.
    frameworkErrors: (error, request, reply) => {
      if (error.code === 'FST_ERR_BAD_URL' && isPageRequest(request)) void reply.redirect('/')
      else void errorHandler(error, request, reply)
    },
  })
  watch?.(app)
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') registered.push(`${each} ${url}`)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime)
    const { statusCode: status } = reply
    const line = { method: request.method, route: request.routeOptions.url, status, ms }
    if (isRefused(status, line.route))
      request.log.warn({ ...line, source: hashSource(services, getCallerAddress(request.ip)) }, 'refused')
    else request.log.info(line, 'answered')
    done()
  })
  app.addHook('onSend', (_, reply, __, done) => {
    void reply.header('permissions-policy', permissions)
    done()
  })
  app.setNotFoundHandler((request, reply) => errorHandler(new UserError('not-found', 'Not found.'), request, reply))
  const leaving = shutDownGracefully(app)
  endSlowBodies(app)
  app.setErrorHandler(errorHandler)
  // Forms come from vendors and from email programs that stop emails by a link: elsewhere a page of another site could post one.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    if (!/^\/(?:api\/webhooks|unsubscribe)\//.test(request.url))
      done(Object.assign(new Error('Send JSON.'), { statusCode: 415 }))
    else done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
  readScimBodies(app)
  keepSignedBodies(app)
  leaveRawBodies(app)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    hsts: services.config.publicUrl?.startsWith('https:') ?? false,
    frameguard: { action: 'sameorigin' },
  })
  await app.register(compress, quickly)
  await app.register(multipart, { limits: { files: 1, fileSize: 26_214_400 } })

  const keyActor = openKeys(services)
  const findActor = async (request: FastifyRequest) => {
    const key = readKey(request)
    return key === null ? ((await sessions.find(request))?.actor ?? null) : await keyActor(key)
  }
  const { askInside } = await registerRoutes(app, services, routes, findActor, openFormerInput(formerCalls))
  await registerInfraRoutes(app, { services, routes, webFolder, askInside, isLeaving: leaving.isLeaving })
  await live.start()
  const teller = openChangeBroadcast(services.pool, live)

  app.addHook('preClose', async () => {
    pages.close()
    await teller.close()
    await live.close()
  })
  app.addHook('onClose', auth.close)
  /** Stops answering, as unnoticed as `drainMs` of notice allows. */
  const leave = async (drainMs: number) => await leaving.leave({ drainMs, endStreams: pages.close })
  return { app, routes, registered, leave }
}
