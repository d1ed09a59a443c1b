import { expect, test } from 'vitest'
import { findClosestNames } from './find-closest-names.ts'

const names = ['Bright Path ABA', 'Blue Heron Behavior', 'Cedar ABA', 'Brightside Kids']

test('a slip of the finger finds the name', () =>
  expect(findClosestNames('brigth path aba', names, 1)).toEqual(['Bright Path ABA']))
test('a part of the name finds it first', () => expect(findClosestNames('heron', names)[0]).toBe('Blue Heron Behavior'))
test('no more than three are offered', () => expect(findClosestNames('x', names)).toHaveLength(3))
test('each letter that was changed, left out or added counts, and the alphabet decides between equals', () => {
  const words = ['brine', 'tone', 'aatone', 'stane', 'Stoneware']
  expect(findClosestNames(' STONE ', words, 5)).toEqual(['Stoneware', 'stane', 'tone', 'aatone', 'brine'])
  expect(findClosestNames('stone', words.toReversed(), 5)).toEqual(['Stoneware', 'stane', 'tone', 'aatone', 'brine'])
  expect(findClosestNames('', ['abc', 'b', 'cd'])).toEqual(['b', 'cd', 'abc'])
})
