import { getSystemScope } from '../../../../platform/server/actor.ts'
import { transact } from '../../../../platform/server/database.ts'
import { isOutage, logOutage } from '../../../../platform/server/postgres/outage.ts'
import type { Services } from '../../../../platform/server/services.ts'
import { mostInBlock } from './check-record.ts'
import { sealEvents } from './seal-events.ts'

const sealEvery = 3_000 // ms
const soon = 200 // ms, while there is more than fits in one statement
const afterError = 60_000 // ms

/** Seals new events every 3 s, one process at a time, outside of every request; `stop` lets the statement under way finish. */
export const startSealing = ({ pool, config, log }: Pick<Services, 'pool' | 'config' | 'log'>, everyMs = sealEvery) => {
  const state = { isOver: false, timer: undefined as NodeJS.Timeout | undefined, sealing: Promise.resolve() }
  const scope = getSystemScope(config, config.platformOrganizationId)
  const seal = async () => {
    const wait = await transact(pool, scope, sealEvents).then(
      (taken) => (taken === mostInBlock ? Math.min(soon, everyMs) : everyMs),
      (error: unknown) => {
        if (isOutage(error)) logOutage(log, error)
        else log.error({ err: error }, 'could not seal new events')
        return isOutage(error) ? everyMs : afterError
      },
    )
    if (!state.isOver) state.timer = setTimeout(next, wait)
  }
  const next = () => {
    state.sealing = seal()
  }
  next()
  return {
    stop: async () => {
      state.isOver = true
      clearTimeout(state.timer)
      await state.sealing
    },
  }
}
