import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { isOutage, logOutage } from '../../../../platform/server/postgres/outage.ts'
import { productVersion } from '../../../../platform/server/process/product-version.ts'
import type { Services } from '../../../../platform/server/services.ts'

const tellEvery = 30_000 // ms

const tell = `
  with old as (delete from app.processes where seen_at < now() - interval '1 day')
  insert into app.processes (id, name, host, pid, version) values ($1, $2, $3, $4, $5)
  on conflict (id) do update set seen_at = now()`

/** Records every 30 s that this process runs; `stop` records its own end. A killed process is forgotten a day later. */
export const startHeartbeat = ({ pool, log }: Pick<Services, 'pool' | 'log'>, name: string, everyMs = tellEvery) => {
  const id = randomUUID()
  const state = { isOver: false, timer: undefined as NodeJS.Timeout | undefined, telling: Promise.resolve() }
  const say = async () => {
    await pool
      .query(tell, [id, name, hostname().slice(0, 200), process.pid, productVersion])
      .catch((error: unknown) =>
        isOutage(error) ? logOutage(log, error) : log.warn({ err: error }, 'could not report that this process runs'),
      )
    if (!state.isOver) state.timer = setTimeout(next, everyMs)
  }
  const next = () => {
    state.telling = say()
  }
  next()
  return {
    stop: async () => {
      state.isOver = true
      clearTimeout(state.timer)
      await state.telling
      await pool.query('delete from app.processes where id = $1', [id]).catch(() => undefined)
    },
  }
}
