import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import { getMethod, getRoute, watchCalls } from '../watch-calls.ts'
import { getVerb, maskSqlValues } from './mask-sql-values.ts'
import { watchStatements } from './watch-statements.ts'

const patienceMs = 5_000
const tellEveryMs = 600_000

/** Where the collector takes traces (OTLP over HTTP): its address alone means `/v1/traces` there, as the standard says. */
const exporterTo = (endpoint: string, log: Logger): SpanExporter => {
  const inner = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, timeoutMillis: patienceMs })
  let told = Number.NEGATIVE_INFINITY
  return {
    export: (spans, done) =>
      inner.export(spans, (result) => {
        if (result.error && performance.now() - told > tellEveryMs) {
          told = performance.now()
          log.warn(
            { err: result.error },
            'the trace collector accepts none; logged again in 10 minutes at the earliest',
          )
        }
        done(result)
      }),
    shutdown: async () => await inner.shutdown(),
    forceFlush: async () => await inner.forceFlush(),
  }
}

/** The SQLSTATE of an error; its words may hold values of a row. */
const getErrorCode = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'error'

/**
 * Reports each call to a collector, by method and pattern, and the statements it made, without their values: no path,
 * no query, no body, no header, no address, no id of a person. Nothing is registered for the whole process, so no
 * library adds spans of its own, and no caller's `traceparent` decides what is recorded. `watchPool` takes connections
 * that are opened afterwards, `watch` a server before its routes are registered; `close` sends what is left.
 */
export const openSpans = (endpoint: string, log: Logger) => {
  const processor = new BatchSpanProcessor({ exporter: exporterTo(endpoint, log), exportTimeoutMillis: patienceMs })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'reinforce' }),
    spanProcessors: [processor],
  })
  const tracer = provider.getTracer('reinforce')
  const here = new AsyncLocalStorage<Context>()
  const spans = new WeakMap<FastifyRequest, { span: Span; context: Context }>()

  // A body is read on where the bytes came in, so the way is marked again behind it.
  const goOn = (request: FastifyRequest, _: FastifyReply, done: () => void) => {
    const found = spans.get(request)
    if (found) here.run(found.context, done)
    else done()
  }
  const watch = (app: FastifyInstance) => {
    watchCalls(app, {
      began: (request) => {
        const [method, route] = [getMethod(request), getRoute(request)]
        const attributes = { 'http.request.method': method, 'http.route': route }
        const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT)
        spans.set(request, { span, context: trace.setSpan(ROOT_CONTEXT, span) })
      },
      ended: (request, { status }) => {
        const span = spans.get(request)?.span
        if (status !== 'gone') span?.setAttribute('http.response.status_code', status)
        if (status === 'gone' || status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
      },
    })
    app.addHook('onRequest', goOn)
    app.addHook('preValidation', goOn)
  }
  const watchPool = (pool: pg.Pool) =>
    watchStatements(pool, (text) => {
      const context = here.getStore()
      // Work after an answer is no part of the call.
      if (!context || !trace.getSpan(context)?.isRecording()) return undefined
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': maskSqlValues(text) }
      const span = tracer.startSpan(getVerb(text), { kind: SpanKind.CLIENT, attributes }, context)
      return (error) => {
        if (error !== undefined)
          span.setAttribute('error.type', getErrorCode(error)).setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      }
    })
  const close = async () => {
    await provider.shutdown().catch((error: unknown) => log.warn({ err: error }, 'could not send the last traces'))
  }
  return { watch, watchPool, close }
}
