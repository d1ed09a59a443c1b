import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { constants } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { listPendingMigrations } from '../../db/migrate.ts'
import { loadBootData } from '../../features/access/sign-in/server/session-calls.ts'
import type { Route } from '../../platform/server/call.ts'
import type { AskInside } from '../../platform/server/http/http.ts'
import { openApi } from '../../platform/server/http/openapi.ts'
import type { Services } from '../../platform/server/services.ts'
import { msPerDay } from '../../rules/day.ts'
import { loginVersion } from '../../rules/product.ts'
import { apiPage } from './api-page.ts'
import { sendLean } from './page/asset-headers.ts'
import { openDocument } from './page/document.ts'
import { prefetchResponses } from './page/prefetch-responses.ts'

const docsPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline'; img-src 'self' " +
  "data:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; " +
  "frame-ancestors 'none'"

const isReady = async (services: Services) => {
  const pending = await listPendingMigrations(async (text) => await services.pool.query<{ name: string }>(text))
  const { rows } = await services.pool.query<{ queues: number }>('select count(*)::int as queues from pgboss.queue')
  await services.auth.pool.query('select from auth.session limit 1')
  const { live } = services
  return {
    database: true,
    migrations: pending.length === 0,
    jobs: (rows[0]?.queues ?? 0) > 0,
    signIn: true,
    live: live.isUp(),
  }
}

/** Whether a browser asks for a page, not a program for data; HEAD asks as GET does (RFC 9110, 9.3.2). */
export const isPageRequest = (request: FastifyRequest) =>
  ['GET', 'HEAD'].includes(request.method) &&
  !/^\/(api|functions|files|assets)\//.test(request.url) &&
  /text\/html|\*\/\*/.test(request.headers.accept ?? '')

const notFound = { error: { code: 'not-found', message: 'Not found.', fields: {}, details: {} } }

/** Written bytes leave at once, compressed, instead of waiting for later ones. */
const atOnce = {
  encodings: ['br' as const, 'gzip' as const],
  zlibOptions: { level: 3, flush: constants.Z_SYNC_FLUSH },
  brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
}

type Answers = Record<string, unknown>

/** A page whose end waits for the answers it carries. */
async function* inTwo(begin: string, answers: Promise<Answers>, end: (answers: Answers) => string) {
  yield begin
  yield end(await answers)
}

const halfAYear = 182 * msPerDay

/** The contact for security reports, as RFC 9116 wants it; undefined where no one is named. */
const securityText = ({ config, clock }: Services): string | undefined =>
  config.securityContact &&
  [
    `Contact: ${config.securityContact}`,
    `Expires: ${new Date(clock().getTime() + halfAYear).toISOString()}`,
    'Preferred-Languages: en, es',
    ...(config.publicUrl ? [`Canonical: ${new URL('/.well-known/security.txt', config.publicUrl).href}`] : []),
    '',
  ].join('\n')

/**
 * Registers everything that is not a call: the page and its files, the API document, the probes, the contact for
 * security reports.
 */
export const registerInfraRoutes = async (
  app: FastifyInstance,
  parts: {
    services: Services
    routes: Route[]
    webFolder: string
    askInside: AskInside
    isLeaving: () => boolean
  },
) => {
  const { services, routes, webFolder, askInside, isLeaving } = parts
  const document = openDocument(webFolder)

  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_, reply) => {
    if (isLeaving()) return await reply.code(503).send({ leaving: true })
    const state = await isReady(services).catch(() => ({
      database: false,
      migrations: false,
      jobs: false,
      signIn: false,
      live: false,
    }))
    return await reply.code(Object.values(state).every(Boolean) ? 200 : 503).send(state)
  })
  app.get('/.well-known/security.txt', async (_, reply) => {
    const text = securityText(services)
    if (text === undefined) return await reply.code(404).send(notFound)
    return await reply.type('text/plain; charset=utf-8').send(text)
  })
  let api: ReturnType<typeof openApi> | undefined
  app.get('/api/openapi.json', async () => {
    api ??= openApi(
      routes.map((route) => route.contract),
      loginVersion,
    )
    return api
  })
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_, reply) => {
      void reply.header('content-security-policy', docsPolicy)
    })
    await docs.register(scalar, {
      routePrefix: '/docs',
      configuration: apiPage,
      logLevel: 'silent',
    })
  })

  const besideThePage = new Set(
    existsSync(webFolder)
      ? readdirSync(webFolder).filter((name) => /\.(js|svg|png|ico|webmanifest|woff2)$/.test(name))
      : [],
  )
  await app.register(fastifyStatic, {
    root: path.join(webFolder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
  })
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/assets/') || besideThePage.has(request.url.slice(1))) sendLean(request, reply)
  })
  app.get('/*', { compress: atOnce }, async (request, reply) => {
    const name = request.url.slice(1).split('?')[0] ?? ''
    if (besideThePage.has(name)) return await reply.sendFile(name, webFolder, { maxAge: 3_600_000 })
    if (!isPageRequest(request)) return await reply.code(404).send(notFound)
    const boot = await loadBootData(services, request)
    const [address = '/'] = request.url.split('?')
    const isAnswered = boot.me !== null && request.method === 'GET' && document.isConsole(address)
    void reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
    const begin = document.begin(boot, address)
    if (!isAnswered) return await reply.send(begin + document.end({}))
    // A person who has gone by then gets none, also where they cannot be had.
    const answers = prefetchResponses(services, askInside, { request, reply }).catch(() => ({}))
    return await reply.send(Readable.from(inTwo(begin, answers, document.end)))
  })
}
