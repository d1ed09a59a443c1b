// An open reader of résumés on the same files: `node lab/open-reader.ts FOLDER`, where FOLDER is one in which
// `npm install simple-resume-parser` was run (it is no part of this product). That reader cuts a text into sections, so it is asked
// generously: an employer counts as found when its words stand anywhere in its experience, a number anywhere in its certifications.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { readResume } from '@reinforce/resume-reader/read-resume.ts'
import * as z from 'zod/mini'
import { judgeDocument } from '../src/integrations/documents/extract-text.ts'
import { wilson } from './interval.ts'
import type { Label } from './resumes/labels.ts'

const corpus = join(import.meta.dirname, 'resumes')
const labels: Record<string, Label> = JSON.parse(readFileSync(join(corpus, 'labels.json'), 'utf8'))
type Reader = new (file: string) => { parseToJSON: () => Promise<unknown> }
const OpenReader: Reader = createRequire(join(resolve(process.argv[2] ?? '.'), 'package.json'))('simple-resume-parser')
const sections = z.object({
  parts: z.object({ experience: z.optional(z.string()), certification: z.optional(z.string()) }),
})

const folded = (text = '') =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

type LabelParts = { names: string[]; titles: string[]; numbers: string[] }
const typedIn = ({ employers = [], certifications = [] }: Label): LabelParts => ({
  names: employers.map(({ name }) => folded(name)),
  titles: employers.map(({ title }) => folded(title)),
  numbers: certifications.flatMap(({ number }) => (number === null ? [] : [folded(number)])),
})

const within = (text = '', words: string[]) => words.filter((one) => text.includes(one)).length
const both = (words: string[], found: string[]) => words.filter((one) => found.includes(one)).length

/** How many of what was typed the open reader holds in the right section; it holds nothing of a file that it cannot read. */
const openly = async (file: string, typed: LabelParts) => {
  const answer = await new Promise<unknown>((tell) => {
    // A file that it cannot read ends its whole process.
    process.removeAllListeners('uncaughtException').once('uncaughtException', () => tell(null))
    void new OpenReader(file).parseToJSON().then(tell, () => tell(null))
  }).then((read) => sections.safeParse(read))
  const [experience, certification] = [answer.data?.parts.experience, answer.data?.parts.certification].map(folded)
  return {
    readable: answer.success ? 1 : 0,
    names: within(experience, typed.names),
    titles: within(experience, typed.titles),
    numbers: within(certification, typed.numbers),
  }
}

/** The same of this product's reader, which is asked for the exact field. */
const ours = async (file: string, typed: LabelParts) => {
  const { read } = await judgeDocument(readFileSync(file), 'own')
  const facts = read && readResume(read, { today: '2026-11-24' })
  return {
    readable: facts ? 1 : 0,
    names: both(typed.names, facts?.employers.map(({ name }) => folded(name)) ?? []),
    titles: both(typed.titles, facts?.employers.map(({ title }) => folded(title)) ?? []),
    numbers: both(typed.numbers, facts?.certifications.map(({ number }) => folded(number ?? '')) ?? []),
  }
}

const wanted = Object.values(labels).filter(({ is_resume, readable }) => is_resume && readable)
const print = (line: string) => process.stdout.write(`${line}\n`)
for (const set of ['known', 'unseen'])
  for (const [who, reader] of Object.entries({ open: openly, ours })) {
    const sum = { readable: 0, names: 0, titles: 0, numbers: 0 }
    const of = { readable: 0, names: 0, titles: 0, numbers: 0 }
    const times: number[] = []
    for (const label of wanted.filter((one) => one.set === set)) {
      const typed = typedIn(label)
      const start = performance.now()
      const found = await reader(join(corpus, 'files', label.file), typed)
      times.push(performance.now() - start)
      for (const [key, amount] of Object.entries(found)) sum[key as keyof typeof sum] += amount
      of.readable += 1
      of.names += typed.names.length
      of.titles += typed.titles.length
      of.numbers += typed.numbers.length
    }
    times.sort((a, b) => a - b)
    for (const key of ['readable', 'names', 'titles', 'numbers'] as const)
      print(
        `${set.padEnd(8)}${who.padEnd(6)}${key.padEnd(10)}${(sum[key] / of[key]).toFixed(3)}${wilson(sum[key], of[key]).padStart(14)}${String(of[key]).padStart(6)}`,
      )
    print(`${set.padEnd(8)}${who.padEnd(6)}ms a file at the median ${times[Math.floor(times.length / 2)]?.toFixed(0)}`)
  }
