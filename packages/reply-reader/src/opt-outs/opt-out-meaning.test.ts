import { describe, expect, test } from 'vitest'
import { classifyOptOut } from './opt-out.ts'
import { type Meaning, meanings } from './opt-out-meaning.ts'

const cases = (meanings: Meaning[], part: 'says' | 'saysNot') =>
  meanings.flatMap(({ meaning, [part]: texts }) => texts.map((text): [string, string] => [text, meaning]))

describe('every example stands for its meaning', () => {
  test.each(cases(meanings.stop, 'says'))('“%s” ends the texts: %s', (text) =>
    expect(classifyOptOut(text)).toBe('stop'),
  )
  test.each(cases(meanings.doubt, 'says'))('“%s” goes to a person: %s', (text) =>
    expect(classifyOptOut(text)).toBe('unsure'),
  )
  test.each(cases(meanings.start, 'says'))('“%s” takes it back: %s', (text) =>
    expect(classifyOptOut(text)).toBe('start'),
  )
  test.each([
    ...cases(meanings.stop, 'saysNot'),
    ...cases(meanings.doubt, 'saysNot'),
    ...cases(meanings.lookalike, 'says'),
  ])('“%s” holds nothing, however much it sounds like: %s', (text) => expect(classifyOptOut(text)).toBe('none'))
})

test('every meaning has a name, and its examples are sentences', () => {
  const all = Object.values(meanings).flat()
  for (const { meaning, says, saysNot } of all) {
    expect(meaning).toMatch(/\w/)
    for (const examples of [says, saysNot]) expect(examples.filter((text) => /\w/.test(text)).length).toBeGreaterThan(0)
    for (const text of [...says, ...saysNot]) expect(text).toMatch(/\w/)
  }
})
