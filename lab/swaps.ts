// What must not count in a résumé, swapped for another: how many numbers change. `node lab/swaps.ts [--pairs=10000]`
import { parseArgs } from 'node:util'
import { readResume } from '@reinforce/resume-reader/read-resume.ts'
import { scoreResume } from '@reinforce/resume-reader/score-resume.ts'
import { said, swapped } from '@reinforce/resume-reader/testing/said-person.ts'
import { writeResumeText } from '@reinforce/resume-reader/testing/said-resume.ts'
import { toDocument } from '@reinforce/resume-reader/testing/to-document.ts'
import fc from 'fast-check'

const { values } = parseArgs({ options: { pairs: { type: 'string', default: '10000' } } })
const pairs = Number(values.pairs)
const today = '2026-11-24'
const print = (line: string) => process.stdout.write(`${line}\n`)

const hashNumbers = (text: string): string => {
  const facts = readResume(toDocument(text), { today })
  const [asRbt, asBcba] = (['RBT', 'BCBA'] as const).map((position) =>
    scoreResume(facts, { position, values: ['family', 'data'] }),
  )
  return JSON.stringify([
    asRbt?.skills_percentage,
    asRbt?.experience_percentage,
    asBcba?.skills_score,
    asBcba?.experience_score,
    asBcba?.culture_fit_score,
  ])
}

const people = fc.sample(said, { numRuns: pairs, seed: 1 })
const others = fc.sample(said, { numRuns: pairs, seed: 2 })
const numbers = people.map((one) => hashNumbers(writeResumeText(one)))
print(`${pairs} pairs, ${new Set(numbers).size} different sets of numbers among them`)
for (const field of swapped) {
  let [really, flips] = [0, 0]
  people.forEach((one, at) => {
    const value = others[at]?.[field]
    if (value === one[field]) return
    really += 1
    if (hashNumbers(writeResumeText({ ...one, [field]: value })) !== numbers[at]) flips += 1
  })
  print(`${field.padEnd(10)} ${String(really).padStart(6)} swapped for another, ${flips} changed`)
}
