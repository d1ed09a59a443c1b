// The database tests that know the server itself (plans, backups, migrations, releases), on the PostgreSQL that the product brings:
// .ci/run has run all of them on the oldest that it promises.
import { conclude, runVitest, tell } from './steps/counts.mjs'
import { installMissing } from './steps/install.mjs'
import { keepInMemory } from './steps/memory.mjs'

/** Folders whose tests depend on the version of PostgreSQL; what starts a server of its own ran on it before. */
const folders = [
  'src/app/server/backup/after-restore',
  'src/app/server/backup/keep-backing-up',
  'src/app/server/database/',
  'src/app/server/plans/',
  'src/db/',
  'src/features/operations/backups/server/',
  'src/features/candidates/directory/server/finding/',
  'src/features/candidates/exports/server/',
  'src/platform/server/database',
  'src/platform/server/job',
  'src/platform/server/queue-health',
  'src/platform/server/replica/',
]

try {
  keepInMemory()
  await installMissing()
  const result = await runVitest('database', { TEST_DATABASE_URL: undefined }, folders)
  tell('database, own server', result)
  conclude([result])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
