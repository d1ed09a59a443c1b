import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'

/** How full pools of connections are, read when someone asks; answers what takes a pool up, by a name. */
export const measurePools = (registry: Registry) => {
  const pools = new Map<string, pg.Pool>()
  const figure = (name: string, help: string, read: (pool: pg.Pool) => number) =>
    new Gauge({
      name: `reinforce_database_pool_${name}`,
      help,
      labelNames: ['pool'],
      registers: [registry],
      collect() {
        for (const [pool, of] of pools) this.set({ pool }, read(of))
      },
    })
  figure('connections', 'Open connections to the database.', (pool) => pool.totalCount)
  figure('idle', 'Idle database connections.', (pool) => pool.idleCount)
  figure('waiting', 'Requests waiting for a connection.', (pool) => pool.waitingCount)
  figure('most', 'Maximum open connections.', (pool) => pool.options.max ?? 10)
  return (name: string, pool: pg.Pool) => {
    pools.set(name, pool)
  }
}
