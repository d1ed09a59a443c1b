import { readFileSync } from 'node:fs'
import { parseWish } from '@reinforce/reply-reader/replies/wish/wishes.ts'
import { expect, test } from 'vitest'
import { formatWish } from '../src/features/interviews/calendar/rules/format-wish.ts'

// Here and not beside the rules: they know no library.
const timeZone = 'America/Phoenix'
/** Wednesday, 9 in the morning in Phoenix. */
const now = new Date('2026-12-02T16:00:00Z')
const hours = { opens: 540, closes: 1200 }
const read = (body: string) => {
  const found = parseWish([{ body, at: now }], { timeZone, now, hours })
  return found ? formatWish(found) : '-'
}

const file = readFileSync(new URL('../packages/reply-reader/src/replies/wish/wish-texts.tsv', import.meta.url), 'utf8')
const rows = file
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([half = '', language = '', text = '', answer = '']) => ({ half, language, text, answer }))
const wrong = (half: 'seen' | 'held') =>
  rows
    .filter((row) => row.half === half && read(row.text) !== row.answer)
    .map(({ text, answer }) => `${text} | is ${answer} | read as ${read(text)}`)
const share = (half: 'seen' | 'held') => {
  const all = rows.filter((row) => row.half === half).length
  return Math.round((1_000 * (all - wrong(half).length)) / all) / 10
}

test('every text has a half, a language, and an answer, and comes once', () => {
  const isWhole = ({ half, language, text, answer }: (typeof rows)[number]) =>
    /^(seen|held)$/.test(half) && /^(en|es)$/.test(language) && text !== '' && answer !== ''
  expect(rows.filter((row) => !isWhole(row))).toEqual([])
  expect(rows.length).toBeGreaterThanOrEqual(260)
  expect(new Set(rows.map(({ text }) => text.toLowerCase())).size).toBe(rows.length)
})

test('texts that the rules were written after are read as they are meant', () => {
  // Of what is still read otherwise a word that is no time decides: an appointment on that day, work that is full time.
  expect(wrong('seen').length, wrong('seen').join('\n')).toBeLessThanOrEqual(3)
})

// Their texts are only counted: anyone who changes a rule looks at the figure and not at them.
test('what is reached on the texts that were only counted stays reached', () => {
  console.log(
    `Wishes that were only counted: ${share('held')} % of ${rows.filter(({ half }) => half === 'held').length}`,
  )
  expect(share('held')).toBeGreaterThanOrEqual(85)
})
