import { hostname } from 'node:os'
import { productVersion } from '../../../../../../platform/server/process/product-version.ts'
import type { Services } from '../../../../../../platform/server/services.ts'
import { examine } from './examine.ts'

/** On which the doctor tells the id of what it asks. */
export const doctorChannel = 'reinforce_doctor'

/** From now on this process examines the installation with its own settings when the doctor asks. Call before `live.start`. */
export const answerDoctor = ({ config, clock, files, pool, live, log }: Services): void => {
  const answer = async (id: string) => {
    const claimed = await pool.query(
      'update app.examinations set host = $2, pid = $3, version = $4 where id = $1 and pid is null',
      [id, hostname().slice(0, 200), process.pid, productVersion],
    )
    if (claimed.rowCount === 0) return // another process was faster
    const checks = await examine({ config, clock, files, database: { pool, live } })
    await pool.query('update app.examinations set checks = $2 where id = $1', [id, JSON.stringify(checks)])
  }
  live.on(doctorChannel, (id) => {
    answer(id).catch((error: unknown) => log.error({ err: error }, 'no answer to the doctor'))
  })
}
