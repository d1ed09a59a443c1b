// npm run verify: seconds, no database.
import { runChecks } from './steps/checks.mjs'
import { sum } from './steps/counts.mjs'
import { installMissing } from './steps/install.mjs'

try {
  await installMissing()
  const { failed } = sum(await runChecks())
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
