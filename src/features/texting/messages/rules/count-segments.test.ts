import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countSegments, replaceSigns } from './count-segments.ts'

describe('a text is split into parts', () => {
  test.each([
    ['160 plain letters', 'a'.repeat(160), 'GSM-7', 160, 1],
    ['161 plain letters', 'a'.repeat(161), 'GSM-7', 161, 2],
    ['306 plain letters', 'a'.repeat(306), 'GSM-7', 306, 2],
    ['307 plain letters', 'a'.repeat(307), 'GSM-7', 307, 3],
    ['400 plain letters', 'a'.repeat(400), 'GSM-7', 400, 3],
    ['an extension sign and 158', `€${'a'.repeat(158)}`, 'GSM-7', 160, 1],
    ['an extension sign and 159', `]${'a'.repeat(159)}`, 'GSM-7', 161, 2],
    ['an extension sign at the end of a part', `${'a'.repeat(152)}^${'a'.repeat(152)}`, 'GSM-7', 306, 3],
    ['an emoji and 68', `😜${'a'.repeat(68)}`, 'UCS-2', 70, 1],
    ['an emoji and 69', `😜${'a'.repeat(69)}`, 'UCS-2', 71, 2],
    ['an emoji at the end of a part', `${'a'.repeat(66)}😜${'a'.repeat(66)}`, 'UCS-2', 134, 3],
    ['a bracket among UCS-2', `’${']'.repeat(69)}`, 'UCS-2', 70, 1],
    ['a flag', '🇮🇹'.repeat(17), 'UCS-2', 68, 1],
    ['400 curly quotes', '’'.repeat(400), 'UCS-2', 400, 6],
    ['nothing', '', 'GSM-7', 0, 0],
  ])('%s', (_, text, encoding, characters, parts) => {
    expect(countSegments(text)).toMatchObject({ encoding, characters, parts })
  })
})

test('the first sign that makes a text dear is named', () => {
  expect(countSegments('It’s {fine} 😜').culprit).toBe('’')
  expect(countSegments('Ola! 😜').culprit).toBe('😜')
  expect(countSegments('naïve').culprit).toBe('ï')
  expect(countSegments('plain {€}')).not.toHaveProperty('culprit')
})

test('plain signs make the same text cheaper', () => {
  expect(replaceSigns('“It’s” – ok…')).toBe('"It\'s" - ok...')
  expect(countSegments(replaceSigns('It’s '.repeat(20)))).toMatchObject({ encoding: 'GSM-7', parts: 1 })
  expect(countSegments('It’s '.repeat(20)).parts).toBe(2)
})

test('a longer text never costs less', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'binary', maxLength: 50 }),
      (text, more) => {
        expect(countSegments(text + more).parts).toBeGreaterThanOrEqual(countSegments(text).parts)
      },
    ),
  )
})
