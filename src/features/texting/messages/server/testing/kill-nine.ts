import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { openBasics, openServices } from '../../../../../app/server/open-services.ts'
import { getSystemScope } from '../../../../../platform/server/actor.ts'
import { readConfig } from '../../../../../platform/server/config.ts'
import { type Tx, transact } from '../../../../../platform/server/database.ts'
import { openLog } from '../../../../../platform/server/process/log.ts'
import { sendTextsJob } from '../jobs/send-texts.ts'
import { sweepTextsJob } from '../jobs/sweep-texts.ts'
import { openWebhook } from './webhook.ts'

const worker = path.join(import.meta.dirname, 'texting-worker.ts')
const outcome = z.object({ phone: z.string(), status: z.string() })

/** A clinic of its own with one queued text for each of `count` phones. */
const seed = async (tx: Tx, count: number) => {
  const [organizationId, batchId, userId] = [randomUUID(), randomUUID(), randomUUID()]
  await tx.run(sql`insert into organizations (id, name) values (${organizationId}, 'Bright Path ABA')`)
  await tx.run(
    sql`insert into text_batches (id, organization_id, made_by, message, total) values (${batchId}, ${organizationId}, ${userId}, 'Hi', ${count})`,
  )
  await tx.run(
    sql`insert into all_candidates (organization_id, full_name, phone_number, text_consent)
        select ${organizationId}, 'Pat Lee', '512555' || lpad(n::text, 4, '0'), 'given' from generate_series(1, ${count}::int) n`,
  )
  await tx.run(
    sql`insert into text_recipients (organization_id, candidate_id, candidate_type, candidate_name, phone_number, recipient_phone, twilio_phone)
        select organization_id, id, 'rbt', full_name, phone_number, '+1' || phone_number, '+15555550100'
          from all_candidates where organization_id = ${organizationId}`,
  )
  await tx.run(
    sql`insert into text_messages (organization_id, recipient_id, candidate_id, candidate_name, recipient_phone,
      twilio_phone, message, message_content, made_by, batch_organization_id, batch_id)
        select organization_id, id, candidate_id, candidate_name, recipient_phone, twilio_phone, 'Hi', 'Hi',
          ${userId}, ${organizationId}, ${batchId} from text_recipients where organization_id = ${organizationId}`,
  )
  return { organizationId, batchId }
}

export type KillReport = {
  kills: number
  texts: number
  sent: number
  unknown: number
  doubled: number
  lost: number
  wrong: number
}

/**
 * Two processes send bulk texts of `texts` people to a webhook on this machine; one after the other is killed with `kill -9`
 * at a random moment, `points` times. `doubled`: phones that the webhook got twice; `lost`: texts without a fate;
 * `wrong`: texts said to be sent that never arrived, or said to have failed though they did.
 */
export const killNine = async ({
  databaseUrl,
  points,
  texts,
}: {
  databaseUrl: string
  points: number
  texts: number
}): Promise<KillReport> => {
  const hook = await openWebhook()
  hook.answers((_, response) => setTimeout(() => response.writeHead(200).end(), randomInt(5, 60)))
  const env = {
    DATABASE_URL: databaseUrl,
    APP_SECRET: 'a secret of at least 32 characters',
    TEXT_TRANSPORT: 'webhook',
    AUTOMATION_WEBHOOK_URL: hook.url,
    QUIET_HOURS: 'off',
    LOG_LEVEL: 'silent',
  }
  const config = readConfig(env)
  const basics = openBasics({ config, log: openLog('silent'), clock: () => new Date() }, databaseUrl, 3)
  const services = await openServices(basics, { databaseUrl })
  const inPlatform = async <T>(work: (tx: Tx) => Promise<T>) =>
    await transact(services.pool, getSystemScope(config, config.platformOrganizationId), work)
  const report: KillReport = { kills: 0, texts: 0, sent: 0, unknown: 0, doubled: 0, lost: 0, wrong: 0 }
  const { signal } = new AbortController()

  const start = async (organizationId: string, batchId: string): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [worker, organizationId, batchId], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (child.stdout) await once(child.stdout, 'data')
    return child
  }
  const waiting = async (batchId: string) =>
    await inPlatform(
      async (tx) =>
        await tx.run(sql`select from text_messages where batch_id = ${batchId} and message_status = 'queued' limit 1`),
    )

  const oneBatch = async () => {
    const { organizationId, batchId } = await inPlatform(async (tx) => await seed(tx, texts))
    hook.calls.length = 0
    while (report.kills < points && (await waiting(batchId)) > 0) {
      const pair = await Promise.all([start(organizationId, batchId), start(organizationId, batchId)])
      await sleep(randomInt(0, 120))
      for (const child of pair) {
        if (child.exitCode !== null || report.kills >= points) continue
        child.kill('SIGKILL')
        report.kills += 1
        await sleep(randomInt(0, 80))
      }
      await Promise.all(pair.map(async (child) => child.exitCode ?? child.signalCode ?? (await once(child, 'exit'))))
    }
    await inPlatform(
      async (tx) =>
        await tx.run(
          sql`update text_messages set claimed_at = now() - interval '61 seconds' where batch_id = ${batchId} and message_status = 'sending'`,
        ),
    )
    await sweepTextsJob.run({ organizationId: '' }, services, signal)
    while ((await waiting(batchId)) > 0) await sendTextsJob.run({ organizationId, batchId }, services, signal)
    const rows = await inPlatform(
      async (tx) =>
        await tx.rows(
          outcome,
          sql`select recipient_phone as phone, message_status as status from text_messages where batch_id = ${batchId}`,
        ),
    )
    const got = new Map<string, number>()
    for (const { body } of hook.calls)
      for (const { formattedNumber = '' } of body.candidates)
        got.set(formattedNumber, (got.get(formattedNumber) ?? 0) + 1)
    report.texts += rows.length
    report.sent += rows.filter(({ status }) => status === 'sent').length
    report.unknown += rows.filter(({ status }) => status === 'unknown').length
    report.doubled += [...got.values()].filter((times) => times > 1).length
    report.lost += texts - rows.filter(({ status }) => status === 'sent' || status === 'unknown').length
    report.wrong += rows.filter(({ phone, status }) => status === 'sent' && got.get(phone) !== 1).length
  }

  while (report.kills < points) await oneBatch()
  await services.auth.close()
  await services.pool.end()
  await hook.close()
  return report
}
