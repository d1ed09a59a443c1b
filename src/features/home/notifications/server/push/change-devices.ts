import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { command } from '../../../../../platform/server/command.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { removePushDevice, testPushDevice } from '../../contract/push.ts'
import { sendPushesJob } from '../jobs/send-pushes.ts'

const createNotFound = () => new UserError('not-found', 'This device no longer gets notifications.')

/** Forgets one of your devices with what waits for it. Anyone else’s answers as one that isn't there. */
export const removePushDeviceRoute = command(removePushDevice, async ({ input, tx, actor }) => {
  const removed = await tx.run(
    sql`delete from push_devices where organization_id = ${actor.organizationId} and user_id = ${actor.userId} and id = ${input.id}`,
  )
  if (removed === 0) throw createNotFound()
  return { reply: { ok: true as const } }
})

const minutesForTest = 5

/** Sends a test to one of your devices, quiet hours or not. */
export const testPushDeviceRoute = command(testPushDevice, async ({ input, tx, actor, now }) => {
  const at = now.toISOString()
  const expires = new Date(now.getTime() + minutesForTest * 60_000).toISOString()
  const queued =
    await tx.run(sql`insert into pushes (organization_id, device_id, kind, cause_id, at, next_at, expires_at)
    select organization_id, id, 'test', ${randomUUID()}::uuid, ${at}::timestamptz, ${at}::timestamptz, ${expires}::timestamptz from push_devices
    where organization_id = ${actor.organizationId} and user_id = ${actor.userId} and id = ${input.id}`)
  if (queued === 0) throw createNotFound()
  await sendPushesJob.enqueue(tx, { organizationId: actor.organizationId })
  return { reply: { ok: true as const } }
})
