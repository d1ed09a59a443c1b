import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../../platform/server/database.ts'
import { readQueueHealth } from '../../../../../../platform/server/queue-health.ts'
import { createChecklist } from '../../../rules/checklist.ts'
import { toCheck } from '../../../rules/checks.ts'
import {
  judgeFailed,
  judgeProcesses,
  judgeUnknownTexts,
  judgeUnscanned,
  judgeWaiting,
  judgeWebhooks,
} from '../../../rules/judge.ts'
import { readProcesses } from '../../processes.ts'
import { readInstallation } from '../../read-installation.ts'
import { runAsSystem } from './create-database-checks.ts'
import type { ReachedExamination } from './examined.ts'
import type { HealthCheck } from './health-check.ts'

const unscanned = z.object({ files: z.number(), minutes: z.number() })

const filesWaiting = async (of: ReachedExamination) =>
  await runAsSystem(
    of,
    async (tx) =>
      await tx.one(
        unscanned,
        sql`select count(*)::int as files, coalesce(floor(extract(epoch from now() - min(created_at)) / 60), 0)::int as minutes
            from document_checks where state = 'waiting'`,
      ),
  )

const failing = z.object({ webhooks: z.number(), calls: z.number() })

/** The addresses of clinics whose calls failed and wait to be tried again. */
const failingWebhooks = async (tx: Tx) =>
  (await tx.one(
    failing,
    sql`select count(distinct webhook_id)::int as webhooks, count(*)::int as calls from webhook_deliveries
        where state in ('waiting', 'sending') and tries > 0`,
  )) ?? { webhooks: 0, calls: 0 }

const unknown = z.object({ texts: z.number() })

/** Texts of the last day for which the texting service never confirmed the result. */
const unknownTexts = async (tx: Tx) =>
  await tx.one(
    unknown,
    sql`select count(*)::int as texts from text_messages where message_status in ('failed', 'undelivered', 'unknown')
          and message_status = 'unknown' and created_at > now() - interval '1 day'`,
  )

const todo = 'Check the server log.'

/** Returns the checks of finished and waiting work: settings and backups, jobs, files, processes. */
export const createJobChecks = (of: ReachedExamination): HealthCheck[] => [
  {
    name: 'Settings',
    todo,
    run: async () => {
      const found = await runAsSystem(of, async (tx) => await readInstallation(tx, of.config, of.clock()))
      return createChecklist(found).map(toCheck)
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
  {
    name: 'Unconfirmed texts',
    todo,
    run: async () => judgeUnknownTexts((await runAsSystem(of, unknownTexts))?.texts ?? 0),
  },
  { name: 'Webhooks', todo, run: async () => judgeWebhooks(await runAsSystem(of, failingWebhooks)) },
  { name: 'Processes', todo, run: async () => judgeProcesses(await runAsSystem(of, readProcesses)) },
]
