import { type Check, fail } from '../../../rules/checks.ts'
import { maskSecrets } from '../../../rules/secrets.ts'
import { checkDatabase, createDatabaseChecks } from './create-database-checks.ts'
import { createJobChecks } from './create-job-checks.ts'
import { createMachineChecks } from './create-machine-checks.ts'
import type { Examination } from './examined.ts'
import { listSecrets, runCheck } from './health-check.ts'

export type { Examination } from './examined.ts'

const mostMs = 5_000

const silent = 'Check that PostgreSQL runs and DATABASE_URL points to it. Its data wasn’t checked.'

/**
 * Examines everything that an installation needs to run, each part for at most 5 s and none in another's way, and
 * returns the findings in words. Sends nothing to anyone and contains no secret. Where the database does not answer,
 * its parts are skipped.
 */
export const examine = async (of: Examination): Promise<Check[]> => {
  const secrets = listSecrets(of.config)
  const { database } = of
  const machine = Promise.all(createMachineChecks(of).map(async (look) => await runCheck(look, mostMs, secrets)))
  if ('fault' in database)
    return [fail('Database', maskSecrets(database.fault, secrets), silent), ...(await machine).flat()]
  const { config, clock, files } = of
  const reached = { config, clock, files, ...database }
  const [answer] = await runCheck(
    { name: 'Database', todo: silent, run: async () => await checkDatabase(reached) },
    mostMs,
    secrets,
  )
  if (!answer || answer.verdict !== 'ok') return [...(answer ? [answer] : []), ...(await machine).flat()]
  const inside = await Promise.all(
    [...createDatabaseChecks(reached), ...createJobChecks(reached)].map(
      async (look) => await runCheck(look, mostMs, secrets),
    ),
  )
  return [answer, ...inside.flat(), ...(await machine).flat()]
}
