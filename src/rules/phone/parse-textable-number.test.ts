import { describe, expect, test } from 'vitest'
import { parseTextableNumber } from './parse-textable-number.ts'

describe('numbers abroad and pay-per-call numbers are never texted', () => {
  test.each([
    ['(647) 555-0147', '(647) 555-0147 is not a US number: its area code belongs to Canada.'],
    ['+1 416 867 5309', '+1 416 867 5309 is not a US number: its area code belongs to Canada.'],
    ['2428675309', '2428675309 is not a US number: its area code belongs to the Bahamas.'],
    ['1-876-867-5309', '1-876-867-5309 is not a US number: its area code belongs to Jamaica.'],
    ['809.867.5309', '809.867.5309 is not a US number: its area code belongs to the Dominican Republic.'],
    ['+19005550100', '+19005550100 has the area code of pay-per-call numbers, which cannot be texted.'],
    ['(212) 976-5309', '(212) 976-5309 has the prefix of pay-per-call numbers, which cannot be texted.'],
    ['555-0129', '555-0129 has no area code.'],
    ['233-867-5309', '233-867-5309 cannot be texted: no US phone has the area code 233.'],
    ['(500) 867-5309', '(500) 867-5309 cannot be texted: no US phone has the area code 500.'],
    ['7008675309', '7008675309 cannot be texted: no US phone has the area code 700.'],
    ['+1 976 867 5309', '+1 976 867 5309 cannot be texted: no US phone has the area code 976.'],
    ['999.867.5309', '999.867.5309 cannot be texted: no US phone has the area code 999.'],
  ])('%s is refused with a sentence', (text, reason) =>
    expect(parseTextableNumber(text)).toEqual({ ok: false, reason }),
  )
})

test.each(['787', '939', '340', '671', '670', '684', '212', '808', '907', '800', '888'])(
  'a number of the states, the territories or toll-free (%s) is texted',
  (code) =>
    expect(parseTextableNumber(`(${code}) 867-5309`)).toEqual({ ok: true, e164: `+1${code}8675309`, test: false }),
)

test.each([
  ['246', 'Barbados'],
  ['264', 'Anguilla'],
  ['268', 'Antigua and Barbuda'],
  ['284', 'the British Virgin Islands'],
  ['345', 'the Cayman Islands'],
  ['441', 'Bermuda'],
  ['473', 'Grenada'],
  ['649', 'the Turks and Caicos Islands'],
  ['658', 'Jamaica'],
  ['664', 'Montserrat'],
  ['721', 'Sint Maarten'],
  ['758', 'Saint Lucia'],
  ['767', 'Dominica'],
  ['784', 'Saint Vincent and the Grenadines'],
  ['829', 'the Dominican Republic'],
  ['868', 'Trinidad and Tobago'],
  ['869', 'Saint Kitts and Nevis'],
])('the area code %s belongs to %s', (code, country) => {
  const reason = `${code}-867-5309 is not a US number: its area code belongs to ${country}.`
  expect(parseTextableNumber(` ${code}-867-5309 `)).toEqual({ ok: false, reason })
})
