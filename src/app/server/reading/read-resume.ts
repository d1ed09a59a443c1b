// npm run -s read-resume -- [--position RBT|BCBA] FILE…: what each file says, as one JSON object; without database or network.

import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readResume } from '@reinforce/resume-reader/read-resume.ts'
import { scoreResume } from '@reinforce/resume-reader/score-resume.ts'
import { serializeFacts } from '@reinforce/resume-reader/serialize-facts.ts'
import { judgeDocument } from '../../../integrations/documents/extract-text.ts'
import { type Position } from '../../../rules/credential/positions.ts'
import type { ReadDocument } from '../../../rules/placed-line.ts'

const usage = 'Use: npm run -s read-resume -- [--position RBT|BCBA] FILE…'
const mostBytes = 10 * 1024 * 1024

const isPosition = (text: string | undefined): text is Position => text === 'RBT' || text === 'BCBA'

const documentIn = async (file: string): Promise<ReadDocument | null> => {
  const bytes = await readFile(file)
  if (bytes.length > mostBytes) return null
  const { read } = await judgeDocument(bytes, 'own')
  return read && read.lines.length > 0 && read.unread.length < read.pages ? read : null
}

/** The facts of one file; an unreadable one is reported as such, with any fault. */
const readFacts = async (file: string, given: 'RBT' | 'BCBA' | undefined, today: string) => {
  try {
    const document = await documentIn(file)
    if (!document) return serializeFacts(null)
    const facts = readResume(document, { ...(given ? { position: given } : {}), today })
    const position = given ?? (facts.position === 'BCBA' ? 'BCBA' : 'RBT')
    return serializeFacts({ facts, score: scoreResume(facts, { position }) })
  } catch {
    return serializeFacts(null)
  }
}

const main = async () => {
  const { values, positionals } = parseArgs({
    options: { position: { type: 'string' }, today: { type: 'string' } },
    allowPositionals: true,
  })
  const { position, today = new Date().toISOString().slice(0, 10) } = values
  if (positionals.length === 0 || (position !== undefined && !isPosition(position))) throw new Error(usage)
  const read = await Promise.all(
    positionals.map(
      async (file) => [file, await readFacts(file, isPosition(position) ? position : undefined, today)] as const,
    ),
  )
  process.stdout.write(`${JSON.stringify(Object.fromEntries(read), null, 1)}\n`)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
