import { expect, test } from 'vitest'
import { addDays } from '../../../rules/day.ts'
import { pickAt } from '../random.ts'
import words from '../words.json' with { type: 'json' }
import { createPastPhones, createPhonesForDay } from './phones.ts'

const at = (n: number) => {
  const { state, areaCode } = pickAt(words.places, n)
  return { state, areaCode }
}

test('no two people of the past share a number, nor do those of twenty days, and all are numbers for fiction', () => {
  const past = createPastPhones()
  const days = Array.from({ length: 20 }, (_, n) => createPhonesForDay(addDays('2026-11-24', n)))
  const all = [
    ...Array.from({ length: 5_960 }, (_, n) => past(at(n))),
    ...days.flatMap((phone) => Array.from({ length: 40 }, (_, n) => phone(at(n)))),
  ]
  expect(new Set(all).size).toBe(all.length)
  for (const phone of all) expect(phone).toMatch(/^(?!737)[2-9]\d\d55501\d\d$/)
  expect(createPhonesForDay('2026-11-24')(at(0)).slice(0, 3)).toBe('512')
})
