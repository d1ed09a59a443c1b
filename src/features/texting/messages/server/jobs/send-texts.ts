import * as z from 'zod/mini'
import { job } from '../../../../../platform/server/job.ts'
import { claimTexts } from '../sending/claimed-texts.ts'
import { deliver, settleCall } from '../sending/deliver.ts'
import { keepSimulated } from '../sending/keep-simulated.ts'

const runsFor = 4_000 // ms: with one slow call on top still shorter than a stopping server waits

/**
 * Sends the waiting texts of a batch, or single ones, call by call: claim, transport, settle. After a few seconds it
 * passes the rest to a run of its own kind.
 */
export const sendTextsJob = job({
  name: 'send-texts',
  tries: 5,
  expires: 60,
  input: z.object({ organizationId: z.guid(), batchId: z.optional(z.guid()) }),
  run: async ({ organizationId, batchId }, { inOrganization, services, signal }): Promise<void> => {
    const transact = inOrganization(organizationId)
    const transport = services.texting(keepSimulated(transact, services))
    const start = performance.now()
    while (!signal.aborted) {
      const moment = { now: services.clock(), settings: services.config }
      const call = await transact(
        async (tx) => await claimTexts(tx, { organizationId, batchId }, transport.mostPerCall, moment),
      )
      if (call.texts.length + call.barred.length === 0) return
      const settled = await deliver(services, transport, call)
      const isOver = performance.now() - start > runsFor
      await transact(async (tx) => {
        await settleCall(tx, call, settled, services.clock())
        if (isOver) await sendTextsJob.enqueue(tx, { organizationId, batchId })
      })
      if (isOver) return
    }
  },
})
