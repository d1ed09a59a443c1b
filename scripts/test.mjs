// npm test: everything that is not a drill or a corpus (scripts/test-drills.mjs), and one closing line that adds it up.
import { browserEnvironment } from './steps/browser.mjs'
import { buildWebIfStale } from './steps/build-web.mjs'
import { runChecks } from './steps/checks.mjs'
import { conclude, runPlaywright, runVitest, tell } from './steps/counts.mjs'
import { installMissing } from './steps/install.mjs'
import { keepInMemory } from './steps/memory.mjs'

const results = []

const attempt = async (name, work) => {
  const began = Date.now()
  const result = await work().catch((error) => ({
    code: 1,
    output: error.message,
    seconds: (Date.now() - began) / 1000,
    passed: 0,
    failed: 1,
  }))
  tell(name, result)
  results.push(result)
}

const build = async () => {
  const began = Date.now()
  await buildWebIfStale()
  return { code: 0, output: '', seconds: (Date.now() - began) / 1000, passed: 0, failed: 0 }
}

try {
  keepInMemory()
  await installMissing()
  results.push(...(await runChecks({ isWhole: true })))
  await attempt('database', () => runVitest('database'))
  await attempt('pages', () => runVitest('page*'))
  await attempt('build', build)
  await attempt('end to end', async () => runPlaywright(await browserEnvironment()))
} catch (error) {
  console.error(error.message)
  results.push({ passed: 0, failed: 1 })
}
conclude(results)
