import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  counterfactuals,
  measured,
  measuredQuotes,
  measuredWith,
  repeats,
} from '@reinforce/resume-reader/proof/benchmark.ts'
import { expect, test } from 'vitest'

const bench = readFileSync(path.resolve(import.meta.dirname, '../lab/bench.md'), 'utf8')
const plain = (line: string) => line.replace(/\s+/g, ' ').trim()
const lines = bench.split('\n').map(plain)

test('the figures on the page are those of the published report', () => {
  for (const { what, recall, recallRange, recallOf, precision } of measured) {
    const told = precision ? ` ${precision.share} ${precision.range} ${precision.of}` : ''
    const expected = `unseen ${what} ${recall} ${recallRange} ${recallOf}${told}`
    expect(lines.some((line) => line === expected || line.startsWith(`${expected} `))).toBe(true)
  }
  const { files, texts, unseen } = measuredWith
  expect(plain(bench)).toContain(`${files} files, ${files - unseen} known and ${unseen} unseen, of ${texts} texts`)
  expect(bench).toContain(
    `quotes verbatim ${measuredQuotes.verbatim} of ${measuredQuotes.of}; ${repeats.times} repeats of ${repeats.files} files: ${repeats.changed} changes`,
  )
  for (const { what, swapped, changed } of counterfactuals)
    expect(lines).toContain(`${what} ${swapped} swapped for another, ${changed} changed`)
})
