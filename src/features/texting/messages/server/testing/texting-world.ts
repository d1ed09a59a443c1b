import { randomUUID } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { openWorld } from '../../../../../app/server/testing/world.ts'
import { releaseTextsJob } from '../jobs/release-texts.ts'
import { sendTextsJob } from '../jobs/send-texts.ts'
import { sweepTextsJob } from '../jobs/sweep-texts.ts'
import { openWebhook } from './webhook.ts'

type Who = 'clinic' | 'platform'
type Batch = {
  batch: Record<string, unknown>
  results: { candidateId: string; result: string; reason: string | null; phone: string | null; name: string }[]
  total: number
}
const signal = new AbortController().signal

/** The world with a webhook for its texts, and what a bulk text is made of. */
export const openTextingWorld = async (env: Record<string, string> = {}, now: () => Date = () => new Date()) => {
  const hook = await openWebhook()
  const world = await openWorld({ TEXT_TRANSPORT: 'webhook', AUTOMATION_WEBHOOK_URL: hook.url, ...env }, now)
  return {
    world,
    hook,
    count: async (query: SQL) =>
      (await world.inPlatform(async (tx) => await tx.one(z.object({ n: z.number() }), query)))?.n,
    sendMany: async (ids: string[], more: object = {}, who: Who = 'clinic') =>
      await world.call(who, 'POST', '/api/texts/send-many', {
        batchId: randomUUID(),
        selection: { ids },
        message: 'Hi {{Candidate First}}',
        ...more,
      }),
    /** One run of the job, as a process would do it. */
    work: async (batchId: string, who: Who = 'clinic', services = world.services) => {
      const organizationId = who === 'clinic' ? world.own.organizationId : world.platformId
      await sendTextsJob.run({ organizationId, batchId }, services, signal)
    },
    /** One run for the texts of the clinic that belong to no batch. */
    workAlone: async () => await sendTextsJob.run({ organizationId: world.own.organizationId }, world.services, signal),
    release: async () => await releaseTextsJob.run({ organizationId: '' }, world.services, signal),
    sweep: async () => await sweepTextsJob.run({ organizationId: '' }, world.services, signal),
    readBatch: async (batchId: string, query = '', who: Who = 'clinic') =>
      (await world.call(who, 'GET', `/api/texts/batches/${batchId}${query}`)).body as Batch,
    close: async () => {
      await world.close()
      await hook.close()
    },
  }
}
export type TextingWorld = Awaited<ReturnType<typeof openTextingWorld>>
