import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Transact } from '../../../../../platform/server/call.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { job } from '../../../../../platform/server/job.ts'
import { listRecords } from '../read-record.ts'
import { isSameFault, loadLastCheck, storeCheck } from '../stored-check.ts'
import { verifyRecord } from '../verify-record.ts'

/** Half of the time is left to others, at most a tenth of a second at once. */
const rest = async (workedMs: number) => await sleep(Math.min(workedMs, 100))

/**
 * Checks one organization's record and stores the result; a fault that was not known yet is an event, and an error in the log. The head
 * of the last intact check must still be in it.
 */
const checkRecord = async (inAll: Transact, organizationId: string, now: () => Date) => {
  const last = await inAll(async (tx) => await loadLastCheck(tx, organizationId), { readOnly: true })
  const walked = await verifyRecord(inAll, organizationId, { known: last?.head ? [last.head] : [], rest })
  const { fault } = walked
  const isNews = fault !== null && !isSameFault(fault, last?.fault)
  await inAll(async (tx) => {
    await storeCheck(tx, organizationId, walked, now())
    if (isNews) await recordEvents(tx, null, [{ name: 'record.changeFound', organizationId }])
    await notifyChange(tx, [organizationId], ['activity'])
  })
  return { fault, isNews }
}

/** Checks the records of all organizations every hour, or of one whose Admin asks. */
export const checkRecordsJob = job({
  name: 'check-records',
  tries: 1,
  expires: 3_000,
  every: '41 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async ({ organizationId }, { inOrganization, services: { config, clock, log }, signal }) => {
    const platform = config.platformOrganizationId
    const inAll = inOrganization(platform)
    const records = await inAll(listRecords, { readOnly: true })
    const wanted = organizationId && organizationId !== platform ? organizationId : null
    // The platform's own last: its row has the time of the whole check.
    const sorted = records.toSorted((a, b) => Number(a.id === platform) - Number(b.id === platform))
    for (const { id } of sorted.filter((each) => wanted === null || each.id === wanted)) {
      if (signal.aborted) return
      const { fault, isNews } = await checkRecord(inAll, id, clock)
      if (isNews) log.error({ organizationId: id, fault }, 'the record of an organization was changed')
    }
  },
})
