import { external } from '../../../../../platform/server/external.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { installationChecks } from '../../contract/system.ts'
import { type Check, getVerdict } from '../../rules/checks.ts'
import { requireAdmin } from '../require-admin.ts'
import { examine } from './doctor/examine.ts'

const underWay = new WeakMap<Services, Promise<Check[]>>()

/** One examination at a time: anyone who asks during it gets its result. */
const examined = async (services: Services): Promise<Check[]> => {
  const { config, clock, files, pool, live } = services
  const running =
    underWay.get(services) ??
    examine({ config, clock, files, database: { pool, live } }).finally(() => underWay.delete(services))
  underWay.set(services, running)
  return await running
}

/** Looks at the whole installation; refuses who is no Admin of the platform. */
export const installationChecksRoute = external(installationChecks, async (call) => {
  await requireAdmin(call, installationChecks)
  const checks = await examined(call.services)
  return { verdict: getVerdict(checks), checkedAt: call.services.clock().toISOString(), checks }
})
