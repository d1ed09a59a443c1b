import { expect, test } from 'vitest'
import { describeFailure, formatJobName } from './format-job-name.ts'

test('a job is called by its words', () => {
  expect(formatJobName('send-texts')).toBe('Send texts')
  expect(formatJobName('')).toBe('')
})

test.each([
  [null, 'It failed without an error message.'],
  ['  ', 'It failed without an error message.'],
  ['handler execution exceeded 900s', 'It took too long, or its process ended.'],
  ['job timed out', 'It took too long, or its process ended.'],
  ['canceling statement due to statement timeout', 'It took too long, or its process ended.'],
  ['job heartbeat missing', 'It took too long, or its process ended.'],
  ['connect ECONNREFUSED 10.0.0.7:5432', 'A service it needs didn’t answer (ECONNREFUSED).'],
  ['Connection terminated unexpectedly', 'A service it needs didn’t answer.'],
  ['[{"expected":"string","path":["phone"],"input":"5125550100"}]', 'It got input it doesn’t understand.'],
  ['{"a":1}', 'It got input it doesn’t understand.'],
  [
    'duplicate key value violates unique constraint "text_messages_pkey"',
    'Duplicate key value violates unique constraint "text_messages_pkey".',
  ],
  ['invalid input syntax for type uuid: "Maria"', 'Invalid input syntax for type uuid: …'],
  ['the virus scanner doesn’t answer', 'The virus scanner doesn’t answer.'],
  ['first line\nMaria Lopez', 'First line.'],
])('%j failed: %s', (message, sentence) => {
  expect(describeFailure(message)).toBe(sentence)
})

test.each([
  ['the mail to ana.lopez@example.test bounced', 'The mail to … bounced.'],
  ['no such number +1 (512) 555-0100 here', 'No such number … here.'],
  ['no such number 5125550100 here', 'No such number … here.'],
  ['row 4 of 5 failed', 'Row 4 of 5 failed.'],
  ['it failed (see [a] and 2.)', 'It failed (see [a] and 2.).'],
  ['Key (email)=(ana.lopez@example.test) exists', 'Key … exists.'],
  ['Key (full_name)=(ana lopez) exists', 'Key (full_name)=(…) exists.'],
  ['Key (full_name)=(ana lopez', 'Key (full_name)=(…).'],
  ['nobody is called “ana lopez” here', 'Nobody is called … here.'],
  ['nobody is called “ana lopez', 'Nobody is called …'],
  ["nobody is called 'ana lopez' here", 'Nobody is called … here.'],
  ["it isn't there and wasn't", "It isn't there and wasn't."],
  ['nobody is called "ana lopez" here', 'Nobody is called … here.'],
  ['nobody is called "ana lopez', 'Nobody is called …'],
  ['nobody is called "ana_lopez of here" here', 'Nobody is called … here.'],
  ['nobody is called "her ana_lopez" here', 'Nobody is called … here.'],
  ['what of Ana Lopez is this', 'What of … is this.'],
  ['what of Ana Maria O’Neill-Lopez is this', 'What of … is this.'],
  ['GET https://example.test/ana-lopez?phone=5125550100 failed', 'GET … failed.'],
])('nothing of a person is told: %s', (message, sentence) => {
  expect(describeFailure(message)).toBe(sentence)
})

test('however long a failure is, its sentence is short', () => {
  expect(describeFailure('word '.repeat(10_000))).toHaveLength(200)
  expect(describeFailure('x'.repeat(200))).toBe(`X${'x'.repeat(199)}.`)
  expect(describeFailure('x'.repeat(201))).toBe(`X${'x'.repeat(198)}…`)
  expect(describeFailure(`${' '.repeat(700)}late`)).toBe('It failed without an error message.')
})
