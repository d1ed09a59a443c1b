import { expect, test } from 'vitest'
import { textableNumber } from '../../../rules/textable-number.ts'
import { countKinds, kindOfNote } from './kind-of-note.ts'

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
  const number = textableNumber(phone)
  expect(kindOfNote(`Cannot be texted: ${number.ok ? '' : number.reason}`)).not.toMatch(/[2-9]/)
})

test('the same remark about different rows is one kind', () => {
  expect(
    countKinds([
      '"Ontario" is not a US state.',
      'The city is 201 characters long and was left out.',
      '"Kent" is not a US state.',
    ]),
  ).toEqual([
    { kind: '… is not a US state.', count: 2 },
    { kind: 'The city is … characters long and was left out.', count: 1 },
  ])
})
