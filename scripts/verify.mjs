// npm run verify: no database, lint on what changed; `npm test` checks everything.
import { runChecks } from './steps/checks.mjs'
import { sum } from './steps/counts.mjs'
import { installMissing } from './steps/install.mjs'

try {
  await installMissing()
  const { failed } = sum(await runChecks({ isWhole: Boolean(process.env.CI) }))
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
