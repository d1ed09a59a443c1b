import { expect, test } from 'vitest'
import { listOutstanding } from './outstanding.ts'

const place = { name: 'Austin', state: 'TX', rbt: true, bcba: false, rbt_code: 'BP-AUS-R01', bcba_code: '' }
const draft = {
  name: 'Bright Path ABA',
  contact_name: 'Ada Lane',
  contact_email: 'ada@example.test',
  places: [place],
  people: [{ email: 'ada@example.test' }],
}

test('an onboarding says who owes what: the clinic what only it knows, no matter who began it the rest', () => {
  const empty = { name: '', contact_name: '', contact_email: '', places: [], people: [] }
  expect(listOutstanding('organization', empty, 'Morgan Lee')).toEqual([
    { who: 'The clinic', what: ['a contact email', 'its locations', 'people to invite'] },
    { who: 'Morgan Lee', what: ['the name'] },
  ])
  const places = [{ ...place, state: ' ', rbt_code: '' }]
  expect(listOutstanding('organization', { ...draft, places }, 'Morgan Lee')).toEqual([
    { who: 'Ada Lane', what: ['each location’s state'] },
    { who: 'Morgan Lee', what: ['codes'] },
  ])
  expect(listOutstanding('position', { ...draft, places: [{ ...place, rbt: false }] }, '')).toEqual([
    { who: 'We', what: ['the organization', 'positions'] },
  ])
})

test('when all is there, the review is left', () => {
  expect(listOutstanding('organization', draft, 'Morgan Lee')).toEqual([{ who: 'Morgan Lee', what: ['the review'] }])
  expect(listOutstanding('location', { ...draft, organization_id: 'x', people: [] }, 'Morgan Lee')).toEqual([
    { who: 'Morgan Lee', what: ['the review'] },
  ])
})

test('a wanted BCBA needs a code as an RBT does, and one place with a position is enough', () => {
  const owed = (places: (typeof place)[]) => listOutstanding('organization', { ...draft, places }, 'Morgan Lee')
  expect(owed([{ ...place, bcba: true }])).toEqual([{ who: 'Morgan Lee', what: ['codes'] }])
  expect(owed([{ ...place, bcba: true, bcba_code: 'BP-AUS-B01' }])).toEqual([
    { who: 'Morgan Lee', what: ['the review'] },
  ])
  expect(owed([place, { ...place, rbt: false }])).toEqual([{ who: 'Morgan Lee', what: ['the review'] }])
  const unnamed = { ...draft, contact_name: ' Ada Lane ', people: [] }
  expect(listOutstanding('organization', unnamed, 'Morgan Lee')).toEqual([
    { who: 'Ada Lane', what: ['people to invite'] },
  ])
})
