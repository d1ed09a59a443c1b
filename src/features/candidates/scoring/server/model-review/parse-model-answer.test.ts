import { expect, test } from 'vitest'
import { parseModelAnswer } from './parse-model-answer.ts'

const json = '{"criteria":[{"id":"settings","verdict":"Found","lines":[3]}]}'
const read = [{ id: 'settings', verdict: 'Found', lines: [3] }]

test('reads verdicts from an answer with any words around them', () => {
  expect(parseModelAnswer(json)).toEqual(read)
  expect(parseModelAnswer(`Here you are:\n\`\`\`json\n${json}\n\`\`\``)).toEqual(read)
  expect(parseModelAnswer('{"criteria":[{"id":"settings","verdict":"Missing"}]}')).toEqual([
    { id: 'settings', verdict: 'Missing', lines: [] },
  ])
})

test.each([
  '',
  'I cannot help with that.',
  '}{',
  '{"criteria":{}}',
  '{"criteria":[{"id":"settings","verdict":"Hire","lines":[3]}]}',
  '{"criteria":[{"id":"settings","verdict":"Found","lines":["3"]}]}',
  '{"criteria":[{"id":"settings","verdict":"Found","lines":[1.5]}]}',
  `${json} and ${json}`,
  `{"criteria":[${'{"id":"a","verdict":"Found"},'.repeat(300)}{"id":"a","verdict":"Found"}]}`,
  `${' '.repeat(60_000)}${json}`,
])('what is no such answer is none: case %#', (said) => {
  expect(parseModelAnswer(said)).toBeNull()
})
