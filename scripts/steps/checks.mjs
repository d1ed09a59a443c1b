import { changedFiles, touchesEngines } from './changed-files.mjs'
import { runCheck, runVitest, tell } from './counts.mjs'
import { ourNode, tool } from './processes.mjs'

const passedCheck = { code: 0, output: '', seconds: 0, passed: 0, failed: 0 }

const lint = async (isWhole) => {
  const files = isWhole ? null : await changedFiles()
  if (files?.length === 0) return passedCheck
  return runCheck(tool('oxlint'), files ?? [])
}

const rules = async (isWhole) => {
  if (isWhole) return runVitest('rules')
  const withEngines = touchesEngines(await changedFiles())
  return runVitest('rules', { PROPERTY_RUNS: '0.1' }, withEngines ? [] : ['--exclude', 'packages/**'])
}

const checks = {
  format: () => runCheck(tool('biome'), ['check', '.']),
  lint,
  'types, server': () => runCheck(tool('tsc'), ['-p', 'tsconfig.server.json']),
  'types, browser': () => runCheck(tool('tsc'), ['-p', 'tsconfig.web.json']),
  unused: () => runCheck(tool('knip'), ['--no-progress', '--cache']),
  words: () => runCheck(ourNode, ['tools/words.mjs']),
  // CI may merge or squash commits: their subjects are checked before that.
  subjects: (isWhole) => (isWhole ? passedCheck : runCheck(ourNode, ['tools/subjects.mjs'])),
  docstrings: () => runCheck(ourNode, ['tools/docstrings.mjs']),
  rules,
}

/**
 * Everything that needs no database, side by side; prints each step as it ends and answers the results. Unless `isWhole`, only
 * changed files are linted, properties try a tenth of their examples, and the engines are tested only when they changed.
 */
export const runChecks = ({ isWhole }) =>
  Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const result = await check(isWhole)
      tell(name, result)
      return result
    }),
  )
