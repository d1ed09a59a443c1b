import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { collect, root, tool } from './processes.mjs'
import { secondTries } from './second-tries.mjs'

/** Reads a report and removes it; undefined when a crashed runner wrote none. */
const take = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  } finally {
    rmSync(file, { force: true })
  }
}

/** A crash, an empty run or a failed file without a failed test still counts as one failure. */
const settle = (code, passed, failed) => {
  const broken = code !== 0 || passed + failed === 0
  return { passed, failed: broken ? Math.max(failed, 1) : failed }
}

/** Passed and failed tests of a vitest JSON report, given the exit code of its run. */
export const countVitest = (code, report) => settle(code, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0)

/** Passed and failed tests of a Playwright JSON report; a test that passed on its second try passed. */
export const countPlaywright = (code, report) => {
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {}
  return settle(code, expected + flaky, unexpected)
}

const firstLines = (message) => message.split('\n').slice(0, 6).join('\n').slice(0, 600)

const testsOfVitest = (report, isWanted) =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults = [] }) =>
    assertionResults.filter(isWanted).map(({ fullName, failureMessages = [] }) => {
      return `${path.relative(root, name)}: ${fullName}\n${firstLines(failureMessages.join('\n'))}`
    }),
  )

/** The failed tests of a vitest JSON report, each with the beginning of what it says; a file that broke outside its tests too. */
export const failuresOfVitest = (report) => [
  ...(report?.testResults ?? [])
    .filter(
      ({ message, assertionResults = [] }) => message && !assertionResults.some(({ status }) => status === 'failed'),
    )
    .map(({ name, message }) => `${path.relative(root, name)}: ${firstLines(message)}`),
  ...testsOfVitest(report, ({ status }) => status === 'failed'),
]

/** Tests that passed on their second try, each with what it said on the first. */
export const shakyOfVitest = (report) =>
  testsOfVitest(report, ({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)

/** What the page said aloud (alerts, statuses, headings of dialogs) when a try failed: a time-out alone does not tell why. */
const readNotices = ({ attachments = [] }) => {
  const file = attachments.find(({ name }) => name === 'error-context')?.path
  if (!file || !existsSync(file)) return []
  const said = readFileSync(file, 'utf8').split('\n')
  return said
    .filter((line) => /^\s*- (?:alert|status|dialog)\b/.test(line))
    .map((line) => `page: ${line.trim().slice(2)}`)
}

const specsOfPlaywright = (report, isWanted) => {
  const inside = ({ suites = [], specs = [] }) => [
    ...specs.filter(isWanted).map((spec) => {
      const tries = spec.tests.flatMap(({ results }) => results)
      const said = tries.flatMap((one) => [firstLines(one.errors?.[0]?.message ?? ''), ...readNotices(one)])
      return [`${spec.file}: ${spec.title}`, ...said].filter(Boolean).join('\n')
    }),
    ...suites.flatMap(inside),
  ]
  return inside(report ?? {})
}

/** The failed tests of a Playwright JSON report, each with the beginning of what every try says. */
export const failuresOfPlaywright = (report) => specsOfPlaywright(report, ({ ok }) => !ok)

/** Journeys that passed on their second try, each with what it said on the first. */
export const shakyOfPlaywright = (report) =>
  specsOfPlaywright(report, ({ ok, tests = [] }) => ok && tests.some(({ status }) => status === 'flaky'))

/** How long each test of a vitest JSON report took, in seconds. */
export const timesOfVitest = (report) =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults = [] }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({
      test: `${path.relative(root, name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )

/** How long each journey of a Playwright JSON report took with all its tries, in seconds. */
export const timesOfPlaywright = (report) => {
  const inside = ({ suites = [], specs = [] }) => [
    ...specs.map(({ file, title, tests = [] }) => ({
      test: `${file}: ${title}`,
      seconds: tests.flatMap(({ results = [] }) => results).reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
    })),
    ...suites.flatMap(inside),
  ]
  return inside(report ?? {})
}

/** The slowest tests of all runs as lines, the slowest first. */
export const slowest = (results, most = 50) =>
  results
    .flatMap(({ times = [] }) => times)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ test, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${test}`)

/** A file for a runner's report; two runs at once in one clone do not share it. */
const report = (name) => {
  const file = path.join(root, 'test-output', `${name}.${process.pid}.json`)
  mkdirSync(path.dirname(file), { recursive: true })
  return file
}

/** Runs one vitest project (or those of its files whose names contain a word of `files`) and answers what it printed and how many tests passed and failed. */
export const runVitest = async (project, env = {}, files = []) => {
  const file = report(`vitest-${project.replaceAll('*', '')}`)
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...files,
  ]
  const result = await collect(tool('vitest'), args, env)
  const told = take(file)
  return {
    ...result,
    ...countVitest(result.code, told),
    failures: failuresOfVitest(told),
    shaky: shakyOfVitest(told),
    times: timesOfVitest(told),
  }
}

/** Runs the end-to-end tests, or those of its files whose names contain a word of `files`. */
export const runPlaywright = async (env = {}, files = []) => {
  const file = report('playwright')
  const result = await collect(tool('playwright'), ['test', ...files], { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  const told = take(file)
  const counted = countPlaywright(result.code, told)
  return {
    ...result,
    ...counted,
    failures: failuresOfPlaywright(told),
    shaky: shakyOfPlaywright(told),
    times: timesOfPlaywright(told),
  }
}

/** Runs a check that has no tests of its own; it adds to the count only when it fails. */
export const runCheck = async (file, args) => {
  const result = await collect(file, args)
  return { ...result, passed: 0, failed: result.code === 0 ? 0 : 1 }
}

/** Prints one line about a finished step and names tests that passed on their second try; when it failed, which did, then its whole output. */
export const tell = (name, { code, output, seconds, passed, failed, failures = [], shaky = [] }) => {
  const tests = passed + failed > 0 && (passed > 0 || failed > 1) ? `, ${passed} passed, ${failed} failed` : ''
  console.log(`${code === 0 && failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s${tests})`)
  for (const test of shaky) console.log(`  ↻ on the second try: ${test.replaceAll('\n', '\n    ')}`)
  if (code === 0 && failed === 0) return
  for (const failure of failures) console.log(`  ✘ ${failure.replaceAll('\n', '\n    ')}`)
  console.log(output.trimEnd())
}

export const sum = (results) =>
  results.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), {
    passed: 0,
    failed: 0,
  })

const memory = path.join(root, 'test-output/second-tries.json')

const remembered = () => {
  try {
    return JSON.parse(readFileSync(memory, 'utf8'))
  } catch {
    return {}
  }
}

/**
 * Prints the fifty slowest tests, the tests that passed on their second try a day ago and do so still, which count as failed, and the
 * closing line of a whole run, which .ci/run adds up; ends with 1 when anything failed.
 */
export const conclude = (results) => {
  const lines = slowest(results)
  if (lines.length > 0) console.log(`The slowest tests:\n${lines.join('\n')}`)
  const wavering = results.flatMap(({ shaky = [] }) => shaky.map((test) => test.split('\n')[0]))
  const { late, firstSeen } = secondTries(remembered(), wavering, Date.now())
  mkdirSync(path.dirname(memory), { recursive: true })
  writeFileSync(memory, JSON.stringify(firstSeen))
  for (const test of late) console.log(`FAIL passes on its second try since a day or longer: ${test}`)
  const { passed, failed } = sum([...results, { passed: -late.length, failed: late.length }])
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
