import { expect, test } from 'vitest'
import { parseTextableNumber } from '../../../../rules/phone/parse-textable-number.ts'
import { countKinds, describeKind, findKindOfNote } from './find-kind-of-note.ts'

test.each([
  '+44 20 7946 0391',
  '555-0129',
  '911-555-0129',
  '212-067-5309',
  '112-867-5309',
  '21286753091234',
  '647-867-5309',
  '900-867-5309',
  '212-976-5309',
])('what is wrong with %s counts without the number itself', (phone) => {
  const number = parseTextableNumber(phone)
  expect(findKindOfNote(`Cannot be texted: ${number.ok ? '' : number.reason}`)).not.toMatch(/[2-9]/)
})

test('the same remark about different rows is one kind', () => {
  expect(
    countKinds([
      '"Ontario" isn’t a US state.',
      'The city is 201 characters long and was skipped.',
      '"Kent" isn’t a US state.',
    ]),
  ).toEqual([
    { kind: '… isn’t a US state.', count: 2, values: ['Ontario', 'Kent'], more: false },
    { kind: 'The city is … characters long and was skipped.', count: 1, values: [], more: false },
  ])
})

const summary = (...notes: string[]) => countKinds(notes).map((one) => `${one.count} × ${describeKind(one)}`)
const position = (text: string) => `"${text}" is neither RBT nor BCBA.`

test.each([
  [[position('SLP')], '1 × is neither RBT nor BCBA: “SLP”'],
  [
    ['SLP', 'Teacher', 'SLP', 'Nurse', 'Cook'].map(position),
    '5 × is neither RBT nor BCBA: “SLP”, “Teacher”, “Nurse”, …',
  ],
  [['Received as "BCaBA".'], '1 × Received as: “BCaBA”'],
  [
    ['The date "2/30/2026" isn’t readable. Write it like 3/14/2026.'],
    '1 × The date … isn’t readable. Write it like 3/14/2026: “2/30/2026”',
  ],
  [['Cannot be texted: 555-0129 has 7 digits.'], '1 × Cannot be texted, has … digits: “555-0129”'],
  [[position('\u001b[2J\nx')], '1 × is neither RBT nor BCBA: “ [2J x”'],
  [['No name.', 'No name.'], '2 × No name.'],
])('the summary of %j names what was met: %s', (notes, line) => {
  expect(summary(...notes)).toEqual([line])
})

test.each([
  ['Currently an RBT: "perhaps".', 'Currently an RBT was answered with more than yes or no.'],
  ['Not Currently an RBT: "perhaps".', 'Not Currently an RBT: ….'],
  ['Currently an RBT: "perhaps". And more', 'Currently an RBT: …. And more'],
  ['Same email as row 120; nothing new.', 'Same email as another row; nothing new.'],
  ['The time in "1 PM" was read as 13:30.', 'The time in … was read as the hour of a 24-hour clock.'],
  ['It has an area code that starts with 1; no', 'It has an area code that starts with 0 or 1; no'],
  ['212 has 900 as its area code', '212 has … as its area code'],
  ['After: after the area code comes a 0.', 'After: after the area code comes a 0 or 1.'],
  ['Cannot be texted: 555 is too short.', 'Cannot be texted: … is too short.'],
  ['It Cannot be texted: 555 is too short.', 'It Cannot be texted: 555 is too short.'],
])('%j is of the kind %j', (note, kind) => expect(findKindOfNote(note)).toBe(kind))

test('lists the most frequent kind first', () => {
  expect(summary('Rare.', position('SLP'), position('Cook'))).toEqual([
    '2 × is neither RBT nor BCBA: “SLP”, “Cook”',
    '1 × Rare.',
  ])
})
