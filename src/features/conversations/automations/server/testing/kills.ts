import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { World } from '../../../../../app/server/testing/world-on.ts'
import { sendTextsJob } from '../../../../texting/messages/server/jobs/send-texts.ts'
import { sweepTextsJob } from '../../../../texting/messages/server/jobs/sweep-texts.ts'
import { receiveText } from '../../../../texting/messages/server/public.ts'
import { addPeople } from '../../../../texting/messages/server/testing/people.ts'
import type { openWebhook } from '../../../../texting/messages/server/testing/webhook.ts'
import { enrollApplicants } from '../enroll.ts'
import { runEnrollmentsJob } from '../jobs/run-enrollments.ts'

const worker = path.join(import.meta.dirname, 'enrollment-worker.ts')
const open = z.object({
  id: z.string(),
  candidateId: z.string(),
  phone: z.string(),
  asked: z.string(),
  revision: z.number(),
})
const counted = z.object({ booked: z.number(), handed: z.number(), lost: z.number(), doubledBookings: z.number() })

export type KillReport = {
  kills: number
  people: number
  booked: number
  /** Given to a person because the fate of a text is unknown. */
  handed: number
  /** The last actions of unbooked enrollments, to explain a failed drill. */
  lastActions: string[]
  lost: number
  doubledTexts: number
  doubledBookings: number
}

/** Time to finish what is left; it takes some ten seconds. */
const mostMs = 60_000

type Drill = {
  kills: number
  people: number
  hook: Awaited<ReturnType<typeof openWebhook>>
  env: Record<string, string>
}

/**
 * Two processes run automations and send their texts to a webhook on this machine; one after the other is killed with `kill -9` at a random
 * moment, while people answer. Then what is left is done, and counted: who was lost, what was texted or booked twice.
 */
export const killEngines = async (world: World, { kills, people: count, hook, env }: Drill): Promise<KillReport> => {
  const organizationId = world.own.organizationId
  const { signal } = new AbortController()
  hook.answers((_, response) => setTimeout(() => response.writeHead(200).end(), randomInt(1, 15)))
  const answered = new Set<string>()
  const everybody: string[] = []
  let [killed, phone] = [0, 10_000]

  const arrive = async () => {
    const ids: string[] = []
    for (let n = 0; n < count; n += 1) {
      phone += 1
      ids.push(
        ...(await addPeople(world, 'own', 1, {
          phone_number: `737${555 + Math.floor(phone / 10_000)}${String(phone % 10_000).padStart(4, '0')}`,
          state: 'TX',
          text_consent: 'given',
        })),
      )
    }
    everybody.push(...ids)
    await world.inClinic(
      organizationId,
      async (tx) => await enrollApplicants(tx, { candidateIds: ids, now: new Date() }),
    )
  }
  /** Anyone who was asked something that has left answers it, once. */
  const answer = async () => {
    const waiting = await world.inPlatform(
      async (tx) =>
        await tx.rows(
          open,
          sql`select s.id, s.candidate_id as "candidateId", t.recipient_phone as phone,
            s.progress ->> 'asked' as asked, s.revision from automation_enrollments s
              join text_recipients t on t.organization_id = s.organization_id and t.candidate_id = s.candidate_id
              where s.status = 'awaiting_reply' and not exists (select from text_messages m where m.enrollment_id = s.id and m.message_status <> 'sent')
                and not exists (select from enrollment_queue e where e.candidate_id = s.candidate_id)`,
        ),
    )
    for (const { id, phone: from, asked, revision } of waiting) {
      if (answered.has(`${id} ${revision}`)) continue
      answered.add(`${id} ${revision}`)
      const body = asked === 'offer' ? `the ${['first', 'second', 'third'][randomInt(3)]} one` : 'yes'
      await world.inPlatform(
        async (tx) => await receiveText(tx, { vendorId: randomUUID(), from, body }, world.services, new Date()),
      )
    }
    return waiting.length
  }
  const living = async () =>
    await world.inPlatform(
      async (tx) =>
        await tx.run(
          sql`select from automation_enrollments where status in ('scheduled', 'awaiting_reply') and preset = 'applicant' limit 1`,
        ),
    )
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [worker, organizationId], {
      env: { ...env, DATABASE_URL: world.databaseUrl },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (child.stdout) await once(child.stdout, 'data')
    return child
  }
  /** What a killed process was sending is unknown after a minute. */
  const sweep = async () => {
    await world.inPlatform(
      async (tx) =>
        await tx.run(
          sql`update text_messages set claimed_at = claimed_at - interval '61 seconds' where message_status = 'sending'`,
        ),
    )
    await sweepTextsJob.run({ organizationId: '' }, world.services, signal)
  }

  while (killed < kills) {
    if ((await living()) === 0) await arrive()
    const pair = await Promise.all([start(), start()])
    const until = Date.now() + randomInt(30, 400)
    while (Date.now() < until) {
      await answer()
      await sleep(5)
    }
    for (const child of pair) {
      child.kill('SIGKILL')
      killed += 1
      await sleep(randomInt(0, 40))
    }
    await Promise.all(pair.map(async (child) => child.exitCode ?? child.signalCode ?? (await once(child, 'exit'))))
    await sweep()
  }
  // By the clock: an applicant's first text is due seconds after the application.
  const finish = async () => {
    const until = Date.now() + mostMs
    for (let isDone = false; !isDone && Date.now() < until; ) {
      await runEnrollmentsJob.run({ organizationId: '' }, world.services, signal)
      await sendTextsJob.run({ organizationId }, world.services, signal)
      isDone = (await answer()) === 0 && (await living()) === 0
      if (!isDone) await sleep(20)
    }
  }
  await finish()
  // Kills may have hit the texts of all who were there; those who come after the last one go all the way.
  const isAnyBooked = await world.inPlatform(
    async (tx) =>
      await tx.run(sql`select from automation_enrollments where status = 'booked' and preset = 'applicant' limit 1`),
  )
  if (isAnyBooked === 0) {
    await arrive()
    await finish()
  }
  const texts = hook.calls.flatMap(({ body }) =>
    body.candidates.map(({ formattedNumber, message }) => `${formattedNumber} ${message}`),
  )
  const found = await world.inPlatform(
    async (tx) =>
      await tx.one(
        counted,
        sql`select count(*) filter (where s.status = 'booked')::int as booked, count(*) filter (where s.status = 'needs_staff')::int as handed,
              (cardinality(${sql.param(everybody)}::uuid[]) - count(*) filter (where s.status in ('booked', 'needs_staff')))::int as lost,
              (select count(*)::int from (select from interviews i
                where i.candidate_id = any(${sql.param(everybody)}::uuid[]) group by i.candidate_id
                having count(*) > 1) d) as "doubledBookings"
            from automation_enrollments s where s.candidate_id = any(${sql.param(everybody)}::uuid[])`,
      ),
  )
  const unbooked = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ did: z.string() }),
        sql`select distinct s.status || ': ' || s.last_action as did from automation_enrollments s
            where s.candidate_id = any(${sql.param(everybody)}::uuid[]) and s.status <> 'booked'`,
      ),
  )
  return {
    kills: killed,
    people: everybody.length,
    lastActions: unbooked.map(({ did }) => did),
    ...(found ?? { booked: 0, handed: 0, lost: everybody.length, doubledBookings: 0 }),
    doubledTexts: texts.length - new Set(texts).size,
  }
}
