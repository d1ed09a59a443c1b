// What takes too long for npm test and still fits into CI: hostile texts and drills; with the closing line that .ci/run adds up.
import { runVitest, sum, tell } from './steps/counts.mjs'
import { installMissing } from './steps/install.mjs'

const results = []
try {
  await installMissing()
  for (const [name, project] of [
    ['hostile texts', 'hostile'],
    ['drills', 'drills'],
  ]) {
    const result = await runVitest(project)
    tell(name, result)
    results.push(result)
  }
} catch (error) {
  console.error(error.message)
  results.push({ passed: 0, failed: 1 })
}
const { passed, failed } = sum(results)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
