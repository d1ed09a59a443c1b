import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extractDigits, formatForCarrier, formatPhone, parseUsNumber } from './phone.ts'

test('only the digits 0 to 9 are digits', () => {
  expect(extractDigits("'808-555 (0132) x٣")).toBe('8085550132')
})

describe('a phone is displayed as (xxx) xxx-xxxx', () => {
  test.each([
    ['8085550180', '(808) 555-0180'],
    ["'8085550132", '(808) 555-0132'],
    ['1 773 555 0178', '(773) 555-0178'],
    ['+19725550105', '(972) 555-0105'],
    ['615.555.0196', '(615) 555-0196'],
    ['917-555-0105 x12', '917-555-0105 x12'],
    ['555-0129', '555-0129'],
    ['+44 20 7946 0391', '+44 20 7946 0391'],
    ['+49 30 123456 78', '+49 30 123456 78'],
    ['call after 5pm', 'call after 5pm'],
    ['', ''],
  ])('%s is shown as %s', (text, shown) => expect(formatPhone(text)).toBe(shown))

  test('showing what is shown changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(formatPhone(formatPhone(text))).toBe(formatPhone(text))
      }),
    )
  })
})

describe('the number for sending follows section 5 to the letter', () => {
  test.each([
    ['(917) 555-0147', '+19175550147'],
    ['1 773 555 0178', '+17735550178'],
    ['22345678901', '+122345678901'],
    ['555-0129', '+15550129'],
    ['', '+1'],
  ])('%s becomes %s', (text, sent) => expect(formatForCarrier(text)).toBe(sent))
})

describe('a number that can be a US number', () => {
  test.each([
    ['8085550180', '+18085550180', true],
    ['(212) 867-5309', '+12128675309', false],
    ['917-555-0105 x12', '+19175550105', true],
    ['832-555-0114 X12', '+18325550114', true],
    ['212-867-5309 ext. 4', '+12128675309', false],
    ['212-867-5309 extension 4', '+12128675309', false],
    ['1 (212) 867-5309 #77', '+12128675309', false],
    ["'2128675309", '+12128675309', false],
    ['+15555550100', '+15555550100', true],
  ])('%s is %s', (text, e164, isTest) => expect(parseUsNumber(text)).toEqual({ ok: true, e164, test: isTest }))

  test.each([
    ['', 'There is no phone number.'],
    ['call after 5pm', '"call after 5pm" is not a phone number.'],
    ['555-0129', '555-0129 has no area code.'],
    ['+44 20 7946 0391', '+44 20 7946 0391 is not a US number.'],
    ['911 555 1234', '911 555 1234 has 911 as its area code, which is a service number.'],
    ['012 555 1234', '012 555 1234 has an area code that starts with 0; no US area code does.'],
    ['212 155 1234', '212 155 1234 cannot be a US number: after the area code comes a 1.'],
    ['212 555 12345', '212 555 12345 has 11 digits; a US number has 10.'],
  ])('%s is refused with a sentence', (text, reason) => expect(parseUsNumber(text)).toEqual({ ok: false, reason }))

  test('every possible US number is accepted as section 5 would send it, however it is punctuated', () => {
    const area = fc.stringMatching(/^[2-9](?:[02-9][0-9]|1[02-9])$/)
    const exchange = fc.stringMatching(/^[2-9][0-9]{2}$/)
    const line = fc.stringMatching(/^[0-9]{4}$/)
    const gap = fc.constantFrom('', ' ', '-', '.', ') ')
    fc.assert(
      fc.property(fc.constantFrom('', '1 ', '+1', '('), area, gap, exchange, gap, line, (...parts) => {
        const text = parts.join('')
        expect(parseUsNumber(text)).toMatchObject({ ok: true, e164: formatForCarrier(text) })
      }),
    )
  })

  test('a huge cell is refused at once', () => {
    expect(parseUsNumber('x 1'.repeat(1_000_000)).ok).toBe(false)
  })
})

test.each([
  ['215125550100', '215125550100'],
  ['151255501002', '151255501002'],
  ['+2128675309', '+2128675309'],
  ['tel +2128675309', '(212) 867-5309'],
])(
  '%s is shown as %s: only the country’s own 1 is left out, only a plus at the start tells a country',
  (text, shown) => {
    expect(formatPhone(text)).toBe(shown)
  },
)

test('a number’s text has sixty signs at most, without the blanks around it', () => {
  const dots = '.'.repeat(50)
  expect(parseUsNumber(`212867${dots}5309`)).toMatchObject({ ok: true })
  expect(parseUsNumber(`212867${dots}.5309`)).toEqual({ ok: false, reason: 'This is too long to be a phone number.' })
  expect(parseUsNumber(` 555-0129 `)).toEqual({ ok: false, reason: '555-0129 has no area code.' })
  expect(formatForCarrier('1234567')).toBe('+11234567')
})

test.each([
  ['212-867-5309ext4', '+12128675309'],
  ['212-867-5309;ext=4', '+12128675309'],
  ['212-867-5309 x4  ', '+12128675309'],
])('%s is %s without its extension', (text, e164) => expect(parseUsNumber(text)).toMatchObject({ ok: true, e164 }))

test('only a number that ends in 555-01xx is a made-up one', () => {
  expect(parseUsNumber('555 550 1234')).toMatchObject({ ok: true, test: false })
  expect(parseUsNumber('212 555 0199')).toMatchObject({ ok: true, test: true })
})
