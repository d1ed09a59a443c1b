import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { readQueueHealth } from '../../../../../platform/server/queue-health.ts'
import { checklistOf } from '../../../rules/checklist.ts'
import { asCheck } from '../../../rules/checks.ts'
import { judgeFailed, judgeProcesses, judgeUnscanned, judgeWaiting } from '../../../rules/judge.ts'
import { readProcesses } from '../../processes.ts'
import { readInstallation } from '../../read-installation.ts'
import { inHouse } from './database-looks.ts'
import type { Reached } from './examined.ts'
import type { Look } from './look.ts'

const unscanned = z.object({ files: z.number(), minutes: z.number() })

const filesWaiting = async (of: Reached) =>
  await inHouse(
    of,
    async (tx) =>
      await tx.one(
        unscanned,
        sql`select count(*)::int as files, coalesce(floor(extract(epoch from now() - min(created_at)) / 60), 0)::int as minutes
            from document_checks where state = 'waiting'`,
      ),
  )

const todo = 'Look into the log of the server.'

/** What is looked at of the work that is done and waits: settings and backups, jobs, files, processes. */
export const workLooks = (of: Reached): Look[] => [
  {
    name: 'Settings',
    todo,
    run: async () => {
      const found = await inHouse(of, async (tx) => await readInstallation(tx, of.config, of.clock()))
      return checklistOf(found).map((line) => asCheck(line, found.database === 'embedded'))
    },
  },
  {
    name: 'Jobs',
    todo,
    run: async () => {
      const queues = await readQueueHealth(of.pool)
      return [judgeWaiting(queues), judgeFailed(queues)]
    },
  },
  {
    name: 'Files not checked yet',
    todo,
    run: async () => judgeUnscanned((await filesWaiting(of)) ?? { files: 0, minutes: 0 }),
  },
  { name: 'Processes', todo, run: async () => judgeProcesses(await inHouse(of, readProcesses)) },
]
