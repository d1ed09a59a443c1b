import { expect, test } from 'vitest'
import { candidateQuery } from '../../shapes/directory.ts'
import { getImpliedFit } from './implied-fit.ts'

test.each([
  [{}, [-2, 200]],
  [{ status: ['Hired'] }, [0, 200]],
  [{ status: ['ARCHIVED'] }, [-1, -1]],
  [{ status: ['Terminated'] }, [-2, -2]],
  [{ status: ['Archived, then terminated'] }, [-2, -2]],
  [{ status: ['Hired', 'Archived'] }, [-1, 200]],
  [{ status: ['Hired', 'Prearchived'] }, [-1, 200]],
  // Letters that may be folded in another way leave everything possible.
  [{ status: ['ARCHİVED'] }, [-2, 200]],
  [{ position: ['BCBA'] }, [-2, 100]],
  [{ position: ['RBT'] }, [-2, 200]],
  [{ position: ['RBT', 'BCBA'] }, [-2, 200]],
  [{ status: ['Hired'], position: ['BCBA'] }, [0, 100]],
  [{ firstTouch: 'Not yet' }, [0, 200]],
])('the filters %j leave the stored scores %j possible', (filter, range) => {
  expect(getImpliedFit(candidateQuery.parse(filter))).toEqual(range)
})
