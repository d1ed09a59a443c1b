import { expect, test } from 'vitest'
import { filterIgnoringAccents } from './filter-ignoring-accents.ts'

const names = ['José Núñez', 'Kelly O’Brien', 'Mary-Ann Fox', 'Jan Amos']
const options = names.map((label) => ({ value: label, label }))
const found = (search: string, limit = Number.POSITIVE_INFINITY) =>
  filterIgnoringAccents({ options, search, limit }).map((option) => ('label' in option ? option.label : option.group))

test.each([
  ['jose', ['José Núñez']],
  ['OBRIEN', ['Kelly O’Brien']],
  ["o'b", ['Kelly O’Brien']],
  ['maryann', ['Mary-Ann Fox']],
  ['nam', []],
  ['-', ['Mary-Ann Fox']],
  ['', names],
])('a picker of people asked for %j offers %j', (search, offered) => {
  expect(found(search)).toEqual(offered)
})

test('a picker offers no more than it may, and groups without anyone not at all', () => {
  expect(found('', 2)).toHaveLength(2)
  const groups = [
    { group: 'Clinic', items: options.slice(0, 2) },
    { group: 'Platform', items: options.slice(2) },
  ]
  const limit = Number.POSITIVE_INFINITY
  expect(filterIgnoringAccents({ options: groups, search: 'jose', limit })).toEqual([
    { group: 'Clinic', items: options.slice(0, 1) },
  ])
})
