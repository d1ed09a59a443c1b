import { randomUUID } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { openWorld } from '../../../../app/server/testing/world.ts'
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
export const openTextingWorld = async () => {
  const hook = await openWebhook()
  const world = await openWorld({ TEXT_TRANSPORT: 'webhook', AUTOMATION_WEBHOOK_URL: hook.url })
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
    work: async (batchId: string, who: Who = 'clinic', house = world.house) => {
      const organizationId = who === 'clinic' ? world.own.organizationId : world.platformId
      await sendTextsJob.run({ organizationId, batchId }, house, signal)
    },
    sweep: async () => await sweepTextsJob.run({ organizationId: '' }, world.house, signal),
    batchOf: async (batchId: string, query = '', who: Who = 'clinic') =>
      (await world.call(who, 'GET', `/api/texts/batches/${batchId}${query}`)).body as Batch,
    close: async () => {
      await world.close()
      await hook.close()
    },
  }
}
export type TextingWorld = Awaited<ReturnType<typeof openTextingWorld>>
