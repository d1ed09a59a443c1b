// The database tests alone, with the closing line that .ci/run adds up; on TEST_DATABASE_URL when it is set.
import { conclude, runVitest, tell } from './steps/counts.mjs'
import { installMissing } from './steps/install.mjs'

try {
  await installMissing()
  const result = await runVitest('database')
  tell('database', result)
  conclude([result])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
