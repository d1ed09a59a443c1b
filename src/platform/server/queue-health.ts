import type pg from 'pg'

/**
 * The health of a queue of jobs. `waiting`: due and not begun, of which the oldest has been due for `oldestSeconds` (0
 * when none waits); jobs for later do not wait. `active`: begun and not ended. `failed`: given up in the last seven
 * days, which is as long as they are kept.
 */
type QueueHealth = { queue: string; waiting: number; oldestSeconds: number; active: number; failed: number }

const health = `
  select q.name as queue, coalesce(j.waiting, 0) as waiting, coalesce(j.oldest, 0) as "oldestSeconds",
    coalesce(j.active, 0) as active, coalesce(j.failed, 0) as failed
  from pgboss.queue q left join (
    select name, count(*) filter (where state < 'active' and start_after <= clock_timestamp())::int as waiting,
      floor(extract(epoch from clock_timestamp() - min(start_after) filter (where state < 'active' and start_after <= clock_timestamp())))::int as oldest,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed' and completed_on > now() - interval '7 days')::int as failed
    from pgboss.job where state <= 'active' or state = 'failed' group by name) j on j.name = q.name
  where q.name not like '\\_\\_%' order by q.name collate "C"`

/** Every queue of the product by name, those in which nothing is, too; one statement, by the database's own clock (pg-boss 12). */
export const readQueueHealth = async (database: Pick<pg.Pool, 'query'>): Promise<QueueHealth[]> =>
  (await database.query<QueueHealth>(health)).rows

/** A job that failed for good: `message` is its failure, as stored in the database, so it is for the house alone. */
type FailedJob = { id: string; queue: string; failedAt: string; tries: number; message: string | null }

const failed = `
  select id, name as queue, completed_on as "failedAt", retry_count + 1 as tries, coalesce(output ->> 'message', output -> 'value' ->> 'message') as message
  from pgboss.job where state = 'failed' and completed_on > now() - interval '7 days' and name not like '\\_\\_%'
  order by completed_on desc, id limit $1`

/** The jobs that failed in the last seven days, newest first, at most `most` of them; never what they were handed. */
export const readFailedJobs = async (database: Pick<pg.Pool, 'query'>, most: number): Promise<FailedJob[]> =>
  (await database.query<FailedJob>(failed, [most])).rows
