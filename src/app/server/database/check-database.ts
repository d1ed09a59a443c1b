import { countOpened } from '../../../features/clients/vault/server/public.ts'
import { isProtected, withoutRoles } from '../../../features/operations/system/server/public.ts'
import { getSystemScope } from '../../../platform/server/actor.ts'
import { SettingsError } from '../../../platform/server/config.ts'
import { transact } from '../../../platform/server/database.ts'
import type { Services } from '../../../platform/server/services.ts'
import { assertRestoreComplete } from './assert-restore-complete.ts'

type CheckContext = Pick<Services, 'config' | 'pool'>

/** Checks for silent faults: half of a restore, no roles or policies. Throws a sentence. */
export const checkDatabase = async (of: CheckContext): Promise<void> => {
  await assertRestoreComplete(async (text, values) => await of.pool.query<{ isHalf: boolean }>(text, values))
  if (!(await isProtected(of.pool))) throw new SettingsError(`${withoutRoles.words} ${withoutRoles.todo}`)
}

/** A sentence when saved logins were sealed with another APP_SECRET, else null. */
export const findSecretProblem = async ({ config, pool }: CheckContext): Promise<string | null> => {
  const { keys, opened } = await transact(
    pool,
    getSystemScope(config, config.platformOrganizationId),
    async (tx) => await countOpened(tx, config.appSecret),
    { readOnly: true },
  )
  return opened === keys
    ? null
    : `APP_SECRET opens the saved logins of ${opened} of ${keys} organizations. This database was used with ` +
        'another secret. Set that secret, or run npm run admin -- rotate-keys --from OLD_SECRET.'
}
