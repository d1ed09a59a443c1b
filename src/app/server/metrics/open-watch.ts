import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Basics } from '../../../platform/server/services.ts'
import type { ArchiveState } from './add-installation-metrics.ts'

/**
 * What looks at the server from outside: figures on a port of their own (METRICS_PORT), calls told to a collector
 * (OTEL_EXPORTER_OTLP_ENDPOINT). Each is loaded where it is set, so that a start without them is as quick as before. `watch` comes before
 * the routes of a server, `listen` answers the address of the figures.
 */
export const openWatch = async (basics: Basics, databaseUrl: string) => {
  const { config, log, pool } = basics
  const metrics = config.metrics && (await import('./open-metrics.ts')).openMetrics(basics, databaseUrl)
  const spans = config.tracesTo
    ? (await import('../../../platform/server/metrics/spans/open-spans.ts')).openSpans(config.tracesTo, log)
    : undefined
  const watchPool = (name: string, each: pg.Pool) => {
    metrics?.watchPool(name, each)
    spans?.watchPool(each)
  }
  watchPool('calls', pool)
  return {
    watchPool,
    watch: (app: FastifyInstance) => {
      metrics?.watch(app)
      spans?.watch(app)
    },
    listen: async (kept: () => ArchiveState) => await metrics?.listen(kept),
    close: async () => {
      await metrics?.close()
      await spans?.close()
    },
  }
}
