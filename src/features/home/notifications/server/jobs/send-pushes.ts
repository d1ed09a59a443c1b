import * as z from 'zod/mini'
import { type PushResult, sendPush } from '../../../../../integrations/web-push/send-push.ts'
import { job } from '../../../../../platform/server/job.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { explainSkippedPush } from '../../rules/decide-push.ts'
import { writePush } from '../../rules/write-push.ts'
import { type ClaimedPush, claimPushes } from '../push/claim-pushes.ts'
import { forgetEndedDevices, planStartingInterviews } from '../push/plan-pushes.ts'
import { derivePushKeys, getPushSubject } from '../push/push-keys.ts'
import { settlePush, skipPushes } from './settle-pushes.ts'

const runsForMs = 30_000
const shortestTtl = 60

const send = async (push: ClaimedPush, now: Date, { config }: Services): Promise<PushResult> => {
  const { publicKey, privateKey } = derivePushKeys(config)
  const seconds = Math.floor((new Date(push.expires_at).getTime() - now.getTime()) / 1_000)
  const written = writePush({
    kind: push.kind,
    name: push.name ?? '',
    candidateId: push.candidate_id,
    threadId: push.thread_id,
    text: push.text,
    needsDecision: push.needs_decision,
    startsAt: push.starts_at === null ? null : new Date(push.starts_at),
    showsDetails: push.shows_details,
    timeZone: push.time_zone,
    now,
  })
  return await sendPush(
    { endpoint: push.endpoint, p256dh: push.p256dh, authSecret: push.auth_secret },
    { publicKey, privateKey, subject: getPushSubject(config) },
    { payload: JSON.stringify(written), ttl: Math.max(shortestTtl, seconds), isUrgent: push.kind === 'starting' },
    config.webhooksAnywhere,
  )
}

const explainSkipped = (push: ClaimedPush, now: Date, config: Services['config']) =>
  explainSkippedPush({
    kind: push.kind,
    hidden: push.hidden,
    quiet: { from: push.quiet_from, until: push.quiet_until },
    timeZone: push.time_zone,
    isActive: push.is_active,
    isSignedOut: push.is_signed_out,
    hasCurrentKey: push.server_key === derivePushKeys(config).publicKey,
    isCurrent: push.is_current,
    expiresAt: new Date(push.expires_at),
    now,
  })

/**
 * Sends due notifications: claim and commit, call, settle. One whose process dies in between is lost, never sent twice. Run by what
 * happened and when a try is due. Every five minutes it also plans those of interviews that start soon and forgets devices of sessions
 * that ended.
 */
export const sendPushesJob = job({
  name: 'send-pushes',
  tries: 3,
  expires: 120,
  every: '*/5 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async ({ organizationId }, { inOrganization, services, signal }) => {
    const { config, clock } = services
    const transact = inOrganization(organizationId || config.platformOrganizationId)
    if (organizationId === '')
      await transact(async (tx) => {
        await forgetEndedDevices(tx, clock())
        for (const { organization_id, next_at } of await planStartingInterviews(tx, clock()))
          await sendPushesJob.enqueue(tx, { organizationId: organization_id }, new Date(next_at))
      })
    const start = performance.now()
    while (!signal.aborted && performance.now() - start < runsForMs) {
      const now = clock()
      const due = await transact(async (tx) => {
        const claimed = (await claimPushes(tx, now)).map((push) => ({ push, why: explainSkipped(push, now, config) }))
        await skipPushes(tx, claimed)
        return claimed
      })
      if (due.length === 0) return
      const sent = await Promise.all(
        due
          .filter(({ why }) => why === null)
          .map(async ({ push }) => ({ push, result: await send(push, now, services) })),
      )
      await transact(async (tx) => {
        for (const { push, result } of sent) {
          const next = await settlePush(tx, push, result, clock())
          if (next) await sendPushesJob.enqueue(tx, { organizationId: push.organization_id }, next)
        }
      })
    }
  },
})
