import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { recordEvents } from '../../../../../platform/server/events.ts'
import { job } from '../../../../../platform/server/job.ts'
import { msPerDay } from '../../../../../rules/day.ts'

/** Days that an application waits for a person to route it. */
export const waitsDays = 180
const dismissedDays = 30
/** A gateway gives up sending an email again long before. */
const knownDays = 90
const perRun = 1_000

const gone = z.object({
  stored_as: z.nullable(z.string()),
  state: z.string(),
  files: z.array(z.object({ stored_as: z.string() })),
})

/** Deletes what no one found a place for in 180 days and what was dismissed 30 days ago, with their files. Every night. */
export const sweepUnroutedJob = job({
  name: 'sweep-unrouted',
  tries: 3,
  every: '31 8 * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services }) => {
    const before = (days: number) => new Date(services.clock().getTime() - days * msPerDay).toISOString()
    await inOrganization(services.config.platformOrganizationId)(async (tx) => {
      const rows = await tx.rows(
        gone,
        sql`delete from unrouted_applications where id in (
              select id from unrouted_applications where (state = 'waiting' and received_at < ${before(waitsDays)}::timestamptz)
                or (state = 'dismissed' and decided_at < ${before(dismissedDays)}::timestamptz)
                or (state = 'routed' and decided_at < ${before(waitsDays)}::timestamptz)
              order by received_at limit ${perRun} for update skip locked)
            returning stored_as, state, files`,
      )
      await tx.run(sql`delete from inbound_application_emails where at < ${before(knownDays)}::timestamptz`)
      const many = (state: string) => rows.filter((row) => row.state === state).length
      const [waited, dismissed] = [many('waiting'), many('dismissed')]
      if (waited + dismissed > 0)
        await recordEvents(tx, null, [{ name: 'applications.swept', after: { waited, dismissed } }])
      // Before the rows are gone for good: files that failed to go are found again by the next run.
      const keys = rows.flatMap(({ stored_as, files }) => [stored_as ?? [], files.map((file) => file.stored_as)].flat())
      for (const key of new Set(keys)) await services.files.remove(key)
    })
  },
})
