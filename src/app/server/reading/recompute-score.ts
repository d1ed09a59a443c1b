// npm run -s recompute-score -- FILE.json: repeats the score of a decision record; without a server, a database, or network.
// Exit codes: 0 equal, 1 different, 2 can’t be repeated.

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { recomputeScore } from '../../../features/candidates/person-files/rules/recompute-score.ts'
import { decisionRecord } from '../../../features/candidates/person-files/shapes/decision-record.ts'

const usage = 'Use: npm run -s recompute-score -- FILE.json'
const shownAtMost = 20
const show = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))

const write = (line: string) => process.stdout.write(`${line}\n`)

const parse = (text: string) => {
  try {
    const read = decisionRecord.safeParse(JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

const run = async (file: string | undefined): Promise<number> => {
  if (file === undefined) throw new Error(usage)
  const text = await readFile(file, 'utf8')
  const record = parse(text)
  if (!record) throw new Error('This is no decision record of version 1.')
  const { number, steps, blocked, differences } = recomputeScore(record)
  write(`SHA-256: ${createHash('sha256').update(text).digest('hex')}`)
  write(`Recorded: ${record.score.number} (${record.score.label}). Recomputed: ${number}.`)
  write(`Repeated: ${steps.join('; ')}.`)
  for (const why of blocked) write(`Can’t be repeated: ${why}`)
  for (const { at, recorded, computed } of differences.slice(0, shownAtMost))
    write(`Different: ${at}: recorded ${show(recorded)}, recomputed ${show(computed)}`)
  if (differences.length > shownAtMost) write(`And ${differences.length - shownAtMost} more.`)
  if (differences.length > 0) return 1
  if (blocked.length > 0) return 2
  write('Equal.')
  return 0
}

try {
  process.exitCode = await run(process.argv[2])
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
