import { expect, test } from 'vitest'
import { type Position } from '../../../../rules/credential/positions.ts'
import { getScores } from './get-scores.ts'

const none = { skills_percentage: '', skills_score: '', experience_percentage: '', experience_score: '' }
const scores = (position: Position, cells: Record<string, string>) =>
  getScores(position, (field) => cells[field] ?? null)

test.each([
  ['a column that says neither', 'RBT', { skills: '80' }, { skills_percentage: '80' }],
  ['a column that says neither', 'BCBA', { skills: '80' }, { skills_score: '80' }],
  ['the only one of the two', 'RBT', { skills_score: '80' }, { skills_percentage: '80' }],
  ['the only one of the two', 'BCBA', { experience_percentage: '80' }, { experience_score: '80' }],
  ['both', 'RBT', { skills_percentage: '80', skills_score: '70' }, { skills_percentage: '80', skills_score: '70' }],
  ['both', 'BCBA', { skills_percentage: '', skills_score: '70' }, { skills_score: '70' }],
  ['one’s own beside one that says neither', 'BCBA', { skills: '60', skills_score: '70' }, { skills_score: '70' }],
  [
    'one that says neither beside the other’s',
    'RBT',
    { skills: '80', skills_score: '70' },
    { skills_percentage: '80', skills_score: '70' },
  ],
  ['none', 'RBT', {}, {}],
] as const)('a file with %s scores an %s', (_, position, cells, expected) => {
  expect(scores(position, cells)).toEqual({ ...none, ...expected })
})
