import { describe, expect, test } from 'vitest'
import { classifyOptOut } from './opt-out.ts'
import { ambiguousPhrases } from './opt-out-doubts.ts'
import { hedgedPhrases, lookalikePhrases } from './opt-out-looks-alike.ts'
import type { Meaning } from './opt-out-meaning.ts'
import { optInPhrases } from './opt-out-starts.ts'
import { optOutPhrases } from './opt-out-stops.ts'

const cases = (meanings: Meaning[], part: 'says' | 'saysNot') =>
  meanings.flatMap(({ meaning, [part]: texts }) => texts.map((text): [string, string] => [text, meaning]))

describe('every example stands for its meaning', () => {
  test.each(cases(optOutPhrases, 'says'))('“%s” ends the texts: %s', (text) =>
    expect(classifyOptOut(text)).toBe('stop'),
  )
  test.each(cases(ambiguousPhrases, 'says'))('“%s” goes to a person: %s', (text) =>
    expect(classifyOptOut(text)).toBe('unsure'),
  )
  test.each(cases(optInPhrases, 'says'))('“%s” takes it back: %s', (text) => expect(classifyOptOut(text)).toBe('start'))
  test.each([
    ...cases(optOutPhrases, 'saysNot'),
    ...cases(ambiguousPhrases, 'saysNot'),
    ...cases(lookalikePhrases, 'says'),
  ])('“%s” holds nothing, however much it sounds like: %s', (text) => expect(classifyOptOut(text)).toBe('none'))
})

test('every meaning has a name, and its examples are sentences', () => {
  const all = [...optOutPhrases, ...ambiguousPhrases, ...optInPhrases, ...lookalikePhrases, ...hedgedPhrases]
  for (const { meaning, says, saysNot } of all) {
    expect(meaning).toMatch(/\w/)
    for (const examples of [says, saysNot]) expect(examples.filter((text) => /\w/.test(text)).length).toBeGreaterThan(0)
    for (const text of [...says, ...saysNot]) expect(text).toMatch(/\w/)
  }
})
