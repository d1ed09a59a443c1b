import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { surviveLostConnections } from '../../../platform/server/database.ts'
import { cacheFor } from '../../../platform/server/metrics/cache-for.ts'
import { createCallWatcher } from '../../../platform/server/metrics/create-call-watcher.ts'
import { measurePools } from '../../../platform/server/metrics/measure-pools.ts'
import { openMetricsPort } from '../../../platform/server/metrics/metrics-port.ts'
import { watchCalls } from '../../../platform/server/metrics/watch-calls.ts'
import { productVersion } from '../../../platform/server/process/product-version.ts'
import type { Basics } from '../../../platform/server/services.ts'
import { type ArchiveState, addInstallationMetrics } from './add-installation-metrics.ts'
import { readFigures } from './read-figures.ts'

/** For any number of requests, the database is read once in this time. */
const readEveryMs = 15_000

/** A connection of its own, so that figures come while all others are taken; gone again when no one asks for ten seconds. */
const openOwnPool = (databaseUrl: string) =>
  surviveLostConnections(
    new pg.Pool({ connectionString: databaseUrl, max: 1, connectionTimeoutMillis: 2_000, query_timeout: 4_000 }),
  )

/**
 * Opens the figures of this process and of the house, for Prometheus. `watchPool` registers a pool by a name, `watch`
 * counts the calls of a server, before its routes are registered; `listen` opens the port (METRICS_PORT) and throws the
 * system's error when it cannot; `close` ends both.
 */
export const openMetrics = ({ config, log, clock }: Pick<Basics, 'config' | 'log' | 'clock'>, databaseUrl: string) => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const watchPool = measurePools(registry)
  const info = {
    name: 'reinforce_build_info',
    help: 'Always 1. Labels show the running version.',
    labelNames: ['version'],
  }
  new Gauge({ ...info, registers: [registry] }).set({ version: productVersion }, 1)
  const calls = createCallWatcher(registry)
  const show = addInstallationMetrics(registry)
  const own = openOwnPool(databaseUrl)
  const tell = (error: unknown) => log.warn({ err: error }, 'could not read the database metrics')
  const read = cacheFor(readEveryMs, async () => await readFigures(own, clock()), tell)
  let port: Awaited<ReturnType<typeof openMetricsPort>> | undefined
  return {
    watchPool,
    watch: (app: FastifyInstance) => watchCalls(app, calls),
    listen: async (kept: () => ArchiveState) => {
      if (!config.metrics) return undefined
      const write = async () => {
        const figures = await read()
        show(figures, kept(), clock())
        return { type: registry.contentType, text: await registry.metrics() }
      }
      port = await openMetricsPort({ ...config.metrics, write, tell })
      return port.address
    },
    close: async () => {
      await port?.close()
      await own.end()
    },
  }
}
