import { expect, test } from 'vitest'
import { failureSentence, jobWords } from './job-words.ts'

test('a job is called by its words', () => {
  expect(jobWords('send-texts')).toBe('Send texts')
  expect(jobWords('')).toBe('')
})

test.each([
  [null, 'It failed without a word.'],
  ['  ', 'It failed without a word.'],
  ['handler execution exceeded 900s', 'It took longer than it may, or its process ended.'],
  ['job timed out', 'It took longer than it may, or its process ended.'],
  ['job heartbeat missing', 'It took longer than it may, or its process ended.'],
  ['connect ECONNREFUSED 10.0.0.7:5432', 'Somebody it needs did not answer (ECONNREFUSED).'],
  ['Connection terminated unexpectedly', 'Somebody it needs did not answer.'],
  [
    '[{"expected":"string","path":["phone"],"input":"5125550100"}]',
    'It was handed something that it does not understand.',
  ],
  ['{"a":1}', 'It was handed something that it does not understand.'],
  [
    'duplicate key value violates unique constraint "text_messages_pkey"',
    'Duplicate key value violates unique constraint "text_messages_pkey".',
  ],
  ['invalid input syntax for type uuid: "Maria"', 'Invalid input syntax for type uuid: …'],
  ['the virus scanner does not answer', 'The virus scanner does not answer.'],
  ['first line\nMaria Lopez', 'First line.'],
])('%j failed: %s', (message, sentence) => {
  expect(failureSentence(message)).toBe(sentence)
})

test.each([
  'the mail to ana.lopez@example.test bounced',
  'no such number +1 (512) 555-0100',
  'no such number 5125550100',
  'Key (email)=(ana.lopez@example.test) exists',
  'Key (full_name)=(ana lopez) exists',
  'nobody is called “ana lopez” here',
  "nobody is called 'ana lopez' here",
  'nobody is called "ana lopez" here',
  'nobody is called "ana lopez',
  'what of Ana Lopez is this',
  'GET https://example.test/ana-lopez?phone=5125550100 failed',
])('nothing of a person is told: %s', (message) => {
  const said = failureSentence(message)
  expect(said).toContain('…')
  expect(said).not.toMatch(/lopez|555/i)
})

test('however long a failure is, its sentence is short', () => {
  expect(failureSentence('word '.repeat(10_000))).toHaveLength(200)
})
