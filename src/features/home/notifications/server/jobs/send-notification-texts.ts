import * as z from 'zod/mini'
import { job } from '../../../../../platform/server/job.ts'
import { forgetOld, listDuePeople, planStarting, textWay } from '../due/due-notifications.ts'
import { queueDueTexts } from '../texts/queue-due-texts.ts'

const atOnce = 500

/**
 * Texts people about what happened, at most one text in ten minutes for each kind. Run by what happened and every five minutes, which
 * also plans those of interviews that start soon.
 */
export const sendNotificationTextsJob = job({
  name: 'send-notification-texts',
  tries: 3,
  expires: 120,
  every: '*/5 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async ({ organizationId }, { inOrganization, services, signal }) => {
    const { config: settings, clock, log } = services
    const transact = inOrganization(organizationId || settings.platformOrganizationId)
    const enqueue = async (id: string, at: Date) =>
      await inOrganization(id)(async (tx) => await sendNotificationTextsJob.enqueue(tx, { organizationId: id }, at))
    const planned =
      organizationId === ''
        ? await transact(async (tx) => {
            await forgetOld(tx, textWay, clock())
            return await planStarting(tx, textWay, clock())
          })
        : []
    for (const { organization_id, next_at } of planned) await enqueue(organization_id, new Date(next_at))
    const people = await transact(async (tx) => await listDuePeople(tx, textWay, clock(), atOnce), { readOnly: true })
    for (const { organization_id, user_id: userId } of people) {
      if (signal.aborted) return
      const who = { organizationId: organization_id, userId }
      try {
        const next = await inOrganization(organization_id)(
          async (tx) => await queueDueTexts(tx, who, { now: clock(), settings }),
        )
        if (next) await enqueue(organization_id, next)
      } catch (error) {
        log.error({ err: error, user: userId }, 'texts about notifications failed and will be retried')
      }
    }
  },
})
