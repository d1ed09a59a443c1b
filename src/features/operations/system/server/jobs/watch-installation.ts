import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Transact } from '../../../../../platform/server/call.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { recordEvents } from '../../../../../platform/server/events.ts'
import { job } from '../../../../../platform/server/job.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { writeBrokenMail, writeRecoveredMail } from '../../../../access/email/rules/mail-texts.ts'
import { linkTo, queueMail } from '../../../../access/email/server/public.ts'
import type { Check } from '../../rules/checks.ts'
import { getFailedNames, shouldAlert } from '../../rules/should-alert.ts'
import { examine } from '../external/doctor/examine.ts'

const lookAgainAfter = 20_000 // ms: a shorter outage is no news

const last = z.object({ broken: z.array(z.string()) })

/** The failures of the last notice to Admins; none since all was well. Events are the only record. */
const lastTold = async (tx: Tx): Promise<string[]> =>
  (
    await tx.one(
      last,
      sql`select case when f.name = 'installation.broken' then v.after -> 'checks' else '[]' end as broken
          from events f join event_values v on v.event_id = f.id and v.organization_id = f.organization_id
          where f.organization_id = ${tx.scope.organizationId} and f.name in ('installation.broken', 'installation.wellAgain')
          order by f.at desc, f.id desc limit 1`,
    )
  )?.broken ?? []

const admin = z.object({ email: z.string(), full_name: z.string() })

const tell = async (tx: Tx, services: Services, news: 'broken' | 'well', broken: readonly Check[]) => {
  const { config: settings, clock } = services
  const { organizationId } = tx.scope
  const checks = broken.map(({ name }) => name)
  await recordEvents(tx, null, [
    news === 'broken'
      ? { name: 'installation.broken', after: { checks } }
      : { name: 'installation.wellAgain', after: { checks } },
  ])
  const admins = await tx.rows(
    admin,
    sql`select email, full_name from reinforce_users where organization_id = ${organizationId} and admin_level = 'Admin'
          and deactivated_at is null and email <> '' order by id`,
  )
  const link = linkTo(settings, '/system')
  for (const { email, full_name: name } of admins) {
    const text = news === 'broken' ? writeBrokenMail({ name, broken, link }) : writeRecoveredMail({ name, link })
    await queueMail(
      tx,
      { now: clock(), settings },
      { organizationId, kind: 'notice', about: organizationId, to: email, ...text },
    )
  }
}

/**
 * Takes the look of `npm run admin -- doctor`, and tells the Admins of the platform by email, in the log and in an event what is broken that
 * they do not know of yet, or that all is well again. What a second look a moment later does not find broken is no news.
 */
export const watchInstallation = async (services: Services, transact: Transact, againMs: number) => {
  const { config, clock, files, pool, live, log } = services
  const look = async () => await examine({ config, clock, files, database: { pool, live } })
  const before = await transact(lastTold)
  let checks = await look()
  if (shouldAlert(before, getFailedNames(checks)) === 'broken') {
    const first = getFailedNames(checks)
    await sleep(againMs)
    checks = (await look()).filter(({ name }) => first.includes(name))
  }
  const broken = checks.filter(({ verdict }) => verdict === 'fail')
  const news = shouldAlert(before, getFailedNames(checks))
  if (!news) return
  if (news === 'broken') log.error({ checks: getFailedNames(checks) }, 'the installation has problems')
  await transact(async (tx) => await tell(tx, services, news, broken))
}

/** Looks every ten minutes whether the installation is well. */
export const watchInstallationJob = job({
  name: 'watch-installation',
  tries: 1,
  expires: 120,
  every: '*/10 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services }) =>
    await watchInstallation(services, inOrganization(services.config.platformOrganizationId), lookAgainAfter),
})
