// npm run prove: what takes too long for npm test (kills, mutations, corpora, drills). lab/prove.md gets what came of it, with the date.
// `npm run prove -- kills drills` runs these alone, and leaves the lines of the others as they are.
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

/** Each: its kind, what it proves, and how; the words on the page are the last `lines` of what it prints. */
const proofs = [
  {
    kind: 'kills',
    what: 'a server is killed while it sends texts in bulk',
    how: script(2, 'lab/kill-nine.ts', '--points', '20', '--texts', '400'),
  },
  {
    kind: 'mutations',
    what: 'changes to a sample of the rules that tests notice',
    how: script(1, 'lab/mutations.mjs', 'operations/backups'),
  },
  { kind: 'corpora', what: 'hostile texts', how: vitest('hostile') },
  {
    kind: 'corpora',
    what: 'resumes of the same people in every layout',
    how: script(3, 'bench/resumes/run.ts'),
  },
  { kind: 'corpora', what: 'hostile files', how: script(3, 'lab/hostile-files.ts') },
  {
    kind: 'drills',
    what: 'the demo is backed up, rehearsed, restored and used',
    how: drill('backup/demo.test.ts'),
  },
  { kind: 'drills', what: 'a PostgreSQL of one’s own is, too', how: drill('backup/own-database') },
  { kind: 'drills', what: 'the database is killed under load', how: drill('faults/database-away.test.ts') },
  {
    kind: 'drills',
    what: 'a large installation is restored',
    how: script(5, 'bench/restore.ts', '--rows', '100000', '--files', '100'),
  },
]

const kinds = [...new Set(proofs.map(({ kind }) => kind))]
const wanted = process.argv.slice(2)
const unknown = wanted.find((kind) => !kinds.includes(kind))
if (unknown) {
  console.error(`${unknown} is none of ${kinds.join(', ')}.`)
  process.exit(1)
}

/** Escape sequences of colours, and what only fills a line, are nothing for a page. */
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

const head = `# What takes too long for npm test

Written by \`npm run prove\`, which kills, mutates, reads corpora and drills; \`npm run prove -- kills\` runs one kind. The figures are
of the machine that it ran on, with the load that it had when the line was written.

| kind | what | last run (UTC) | seconds | load | what came of it |
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
