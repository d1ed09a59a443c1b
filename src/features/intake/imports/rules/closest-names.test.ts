import { expect, test } from 'vitest'
import { closestNames } from './closest-names.ts'

const names = ['Bright Path ABA', 'Blue Heron Behavior', 'Cedar ABA', 'Brightside Kids']

test('a slip of the finger finds the name', () =>
  expect(closestNames('brigth path aba', names, 1)).toEqual(['Bright Path ABA']))
test('a part of the name finds it first', () => expect(closestNames('heron', names)[0]).toBe('Blue Heron Behavior'))
test('no more than three are offered', () => expect(closestNames('x', names)).toHaveLength(3))
test('each letter that was changed, left out or added counts, and the alphabet decides between equals', () => {
  const words = ['brine', 'tone', 'aatone', 'stane', 'Stoneware']
  expect(closestNames(' STONE ', words, 5)).toEqual(['Stoneware', 'stane', 'tone', 'aatone', 'brine'])
  expect(closestNames('stone', words.toReversed(), 5)).toEqual(['Stoneware', 'stane', 'tone', 'aatone', 'brine'])
  expect(closestNames('', ['abc', 'b', 'cd'])).toEqual(['b', 'cd', 'abc'])
})
