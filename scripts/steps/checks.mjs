import { runCheck, runVitest, tell } from './counts.mjs'
import { ourNode, tool } from './processes.mjs'

const checks = {
  format: () => runCheck(tool('biome'), ['check', '.']),
  lint: () => runCheck(tool('oxlint'), []),
  'types, server': () => runCheck(tool('tsc'), ['-p', 'tsconfig.server.json']),
  'types, browser': () => runCheck(tool('tsc'), ['-p', 'tsconfig.web.json']),
  unused: () => runCheck(tool('knip'), ['--no-progress']),
  promises: () => runCheck(ourNode, ['tools/promises.mjs']),
  docstrings: () => runCheck(ourNode, ['tools/docstrings.mjs']),
  rules: () => runVitest('rules'),
}

/** Everything that needs no database, side by side; prints each step as it ends and answers the results. */
export const runChecks = () =>
  Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const result = await check()
      tell(name, result)
      return result
    }),
  )
