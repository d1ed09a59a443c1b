import { expect, test } from 'vitest'
import words from './stories.json' with { type: 'json' }

test('each reply of the demo is another sentence', () => {
  const { interested, spanish, questions, unsure, stops, pay } = words
  const talks = [...questions, ...pay].flatMap((talk) => talk.filter((_, at) => at % 2 === 0))
  const said = [...interested, ...spanish, ...unsure, ...stops, ...talks].map((text) => text.toLowerCase())
  expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([])
})
