import { expect, test } from 'vitest'
import { locateHighlights } from './locate-highlights.ts'

const page = { width: 600, height: 800 }
const item = (str: string, x: number, y: number, turned = 0) => ({
  str,
  transform: [10, turned, 0, 10, x, y],
  width: str.length * 5,
  height: 10,
})

test('a phrase over two lines has a box on each, as wide as its part', () => {
  const marks = locateHighlights(
    [item('Ran trials. Collected', 60, 700), item('ABC data.', 60, 680)],
    ['Collected ABC data'],
    page,
  )
  expect(marks).toHaveLength(2)
  expect(marks[0]?.left).toBeCloseTo((60 + 12 * 5) / 600)
  expect(marks[0]?.width).toBeCloseTo(45 / 600)
  expect(marks[0]?.top).toBeCloseTo(1 - 707.8 / 800)
  expect(marks[1]?.left).toBeCloseTo(0.1)
  expect(marks[1]?.width).toBeCloseTo(40 / 600)
})

test('missing text and rotated text have no box', () => {
  expect(locateHighlights([item('Ran trials', 60, 700)], ['Collected'], page)).toEqual([])
  expect(locateHighlights([item('Collected', 60, 700, 10)], ['Collected'], page)).toEqual([])
  expect(locateHighlights([item('', 60, 700), item('Collected', 60, 700)], ['Collected'], page)).toHaveLength(1)
})
