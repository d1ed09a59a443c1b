import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { PgBoss } from 'pg-boss'
import { migrate } from '../../../../db/migrate.ts'
import { makeQueues } from '../../../../platform/server/job.ts'
import { jobs } from '../../routes.ts'

const states = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed']

/**
 * Brings a database to where one in use is: the queues of the product and the library's own, with its schedules and figures of days
 * gone by, each queue with a job in every state.
 */
export const fillQueues = async (url: string): Promise<void> => {
  await migrate(url)
  await makeQueues(url, jobs)
  const boss = new PgBoss({ connectionString: url, schema: 'pgboss', migrate: false, max: 1 })
  boss.on('error', () => undefined)
  await boss.start() // which makes the library's own queue
  await boss.stop({ graceful: false })
  await withClient(url, async (client) => {
    for (const state of states)
      await client.query(
        `insert into pgboss.job (name, state, data, retry_count, start_after)
         select name, $1::pgboss.job_state, '{"organizationId":""}', 1, now() + interval '1 day' from pgboss.queue`,
        [state],
      )
    const day = '2026-01-05'
    await client.query(
      `create table pgboss.queue_stats_20260105 partition of pgboss.queue_stats for values from ('${day} 00:00:00+00') to ('2026-01-06 00:00:00+00');
       insert into pgboss.queue_stats (name, captured_on) select name, '${day} 12:00:00+00' from pgboss.queue;
       insert into pgboss.warning (type, message) values ('queue_size', 'a long queue')`,
    )
  })
}

/** Returns what the queues hold, in words that two databases can be compared by. */
export const summarizeQueues = async (url: string): Promise<string[]> =>
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ text: string }>(
      `select format('job %s %s %s', name, state, count(*)) as text from pgboss.job group by name, state
       union all select format('queue %s %s', name, retry_limit) from pgboss.queue
       union all select format('schedule %s %s', name, cron) from pgboss.schedule
       union all select format('figures %s %s', name, captured_on::date) from pgboss.queue_stats where captured_on < '2026-02-01'
       union all select format('warning %s', message) from pgboss.warning order by 1`,
    )
    return rows.map(({ text }) => text)
  })
