// npm run prove: runs checks that take too long for npm test (kills, mutations, corpora, drills) and writes the results to lab/prove.md.
// `npm run prove -- kills drills` runs these kinds and keeps the rows of the others.
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import path from 'node:path'
import { collect, ourNode, root, tool } from '../scripts/steps/processes.mjs'

const page = path.join(root, 'lab/prove.md')
const vitest = (project, ...files) => ({
  file: tool('vitest'),
  args: ['run', '--project', project, ...files],
  lines: 2,
})
const script = (lines, ...args) => ({ file: ourNode, args, lines })
const drill = (file) => vitest('drills', `src/app/server/${file}`)

/** Each check has a kind, what it does, and how. The page shows the last `lines` of its output. */
const proofs = [
  {
    kind: 'kills',
    what: 'kill a server while it sends bulk texts',
    how: script(2, 'lab/kill-nine.ts', '--points', '20', '--texts', '400'),
  },
  {
    kind: 'mutations',
    what: 'change a sample of the rules to see if tests fail',
    how: script(1, 'lab/mutations.mjs', 'operations/backups'),
  },
  { kind: 'corpora', what: 'read hostile texts', how: vitest('hostile') },
  {
    kind: 'corpora',
    what: 'read resumes of the same people in every layout',
    how: script(3, 'bench/resumes/run.ts'),
  },
  { kind: 'corpora', what: 'read hostile files', how: script(3, 'lab/hostile-files.ts') },
  {
    kind: 'drills',
    what: 'back up, verify, restore, and use the demo',
    how: drill('backup/demo.test.ts'),
  },
  { kind: 'drills', what: 'do the same with your own PostgreSQL', how: drill('backup/own-database') },
  { kind: 'drills', what: 'kill the database under load', how: drill('faults/database-away.test.ts') },
  {
    kind: 'drills',
    what: 'restore a large installation',
    how: script(5, 'bench/restore.ts', '--rows', '100000', '--files', '100'),
  },
]

const kinds = [...new Set(proofs.map(({ kind }) => kind))]
const wanted = process.argv.slice(2)
const unknown = wanted.find((kind) => !kinds.includes(kind))
if (unknown) {
  console.error(`${unknown} is unknown. Use ${kinds.join(', ')}.`)
  process.exit(1)
}

/** Removes color codes and column signs, which would break the table. */
// oxlint-disable-next-line no-control-regex -- colours begin with one.
const plain = (text) => text.replaceAll(/\u001B\[[\d;]*m/g, '').replaceAll('|', '/')
const getLastLines = (output, lines) =>
  plain(output)
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => line !== '' && !/^(?:Start at|Duration|JSON report)/.test(line))
    .slice(-lines)
    .join('; ')

const before = (() => {
  try {
    return readFileSync(page, 'utf8').split('\n')
  } catch {
    return []
  }
})()

const head = `# Checks that take too long for npm test

\`npm run prove\` writes this page. It kills servers, changes rules, reads documents, and runs drills. Run \`npm run prove -- kills\` for one
kind. Figures depend on the machine and its load at the time of the run.

| kind | what | last run (UTC) | seconds | load | result |
| --- | --- | --- | --- | --- | --- |
`
const rows = proofs.map(({ kind, what }) => {
  const start = `| ${kind} | ${what} |`
  return before.find((line) => line.startsWith(start)) ?? `${start} never | – | – | – |`
})

let isBroken = false
for (const [at, { kind, what, how }] of proofs.entries()) {
  if (wanted.length > 0 && !wanted.includes(kind)) continue
  console.log(`${kind}: ${what} …`)
  const { code, output, seconds } = await collect(how.file, how.args)
  if (code !== 0) isBroken = true
  const said = getLastLines(output, how.lines)
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${seconds.toFixed(0)} s: ${said}`)
  const when = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const load = loadavg()[0]?.toFixed(1)
  const outcome = code === 0 ? said : `**failed**: ${said}`
  rows[at] =
    `| ${kind} | ${what} | ${when} | ${seconds.toFixed(0)} | ${load} on ${availableParallelism()} cores | ${outcome} |`
  writeFileSync(page, `${head}${rows.join('\n')}\n`)
}
process.exit(isBroken ? 1 : 0)
