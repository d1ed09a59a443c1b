// What takes too long for npm test and still fits into CI: hostile texts and drills; with the closing line that .ci/run adds up.
import { conclude, runVitest, tell } from './steps/counts.mjs'
import { installMissing } from './steps/install.mjs'
import { keepInMemory } from './steps/memory.mjs'

const results = []
try {
  keepInMemory()
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
conclude(results)
