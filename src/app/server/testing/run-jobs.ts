import type { Job } from '../../../platform/server/job.ts'
import type { World } from './world.ts'

/** Runs what waits in the queue of a job, once each, as the server would; what it throws is thrown. */
export const runJobs = async (world: World, job: Job) => {
  const { rows } = await world.services.pool.query<{ data: unknown }>(
    `delete from pgboss.job where name = $1 and state = 'created' returning data`,
    [job.name],
  )
  for (const { data } of rows) await job.run(data, world.services, new AbortController().signal)
  return rows.length
}
