import { expect, test } from 'vitest'
import { draftLateReply, draftReply, type ReadingWordsInput } from './draft-reply.ts'
import type { ReplyIntent } from './reply-intent.ts'

const friday = { days: ['2026-12-04'], spans: null }
const base = { rule: '', spans: [] }
const input = (more: Partial<ReadingWordsInput> = {}): ReadingWordsInput => ({
  text: 'friday after 3',
  stands: null,
  chosen: null,
  isFree: true,
  fits: null,
  ...more,
})
const whole = { rule: '', spans: [[0, 14] as const] }

test.each<[ReplyIntent, Partial<ReadingWordsInput>, string | null]>([
  [{ ...base, act: 'pick', pick: 1 }, { chosen: 'Thu' }, 'Picks Thu'],
  [{ ...base, act: 'pick', pick: 1 }, { chosen: 'Thu', isFree: false }, 'Picks Thu, which is no longer free'],
  [{ ...whole, act: 'propose', times: { ways: [friday], not: [] } }, {}, 'Suggests a time\n“friday after 3”'],
  [
    { ...whole, act: 'propose', times: { ways: [friday], not: [] } },
    { fits: 0 },
    'Suggests a time. No free time fits\n“friday after 3”',
  ],
  [{ ...whole, act: 'propose', times: { ways: [], not: [friday] } }, { fits: 2 }, 'Can’t come\n“friday after 3”'],
  [{ ...whole, act: 'propose', times: { ways: [friday], not: [friday] } }, {}, 'Says when they can and can’t come'],
  [{ ...base, act: 'propose', times: null }, {}, 'Names a time'],
  [{ ...base, act: 'move', times: null }, {}, 'Needs another time'],
  [{ ...whole, act: 'move', times: { ways: [friday], not: [] } }, {}, 'Needs another time\n“friday after 3”'],
  [{ ...base, act: 'accept' }, {}, 'Yes'],
  [{ ...base, act: 'answer', answer: 'yes' }, {}, 'Answers yes'],
  [{ ...base, act: 'answer', answer: 'no' }, { stands: 'Thu' }, 'Answers no'],
  [{ ...base, act: 'accept' }, { stands: 'Thu' }, 'Will come on Thu'],
  [{ ...base, act: 'decline' }, {}, 'Isn’t interested'],
  [{ ...base, act: 'decline' }, { stands: 'Thu' }, 'Is no longer interested (interview on Thu still booked)'],
  [{ ...base, act: 'cancel' }, { stands: 'Thu' }, 'Wants to cancel Thu (still booked until you cancel it)'],
  [{ ...base, act: 'late' }, { stands: 'Thu' }, 'Will be late to Thu'],
  [{ ...base, act: 'question' }, {}, 'Asks a question'],
  [{ ...base, act: 'person' }, {}, 'Wants to talk to a person'],
  [{ ...base, act: 'wrongNumber' }, {}, 'Wrong number'],
  [{ ...base, act: 'optOut' }, {}, null],
  [{ ...base, act: 'optOut' }, { stands: 'Thu' }, 'No more texts (interview on Thu still booked: call or email)'],
  [{ ...base, act: 'unsure', among: [] }, {}, null],
  [{ ...base, act: 'unsure', among: [1, 2] }, {}, 'Makes a choice, but it isn’t clear which'],
  [{ ...base, act: 'thanks' }, {}, null],
])('a reading is told in a clinic’s words: %j %j', (reading, more, words) => {
  expect(draftReply(reading, input(more))).toBe(words)
})

test.each([
  ['In person', 'en', 'No problem, see you when you get here.'],
  ['Phone', 'en', 'No problem, thank you for letting us know.'],
  ['In person', 'es', 'No hay problema, aquí le esperamos.'],
  ['Video', 'es', 'No hay problema, gracias por avisarnos.'],
] as const)('anyone who comes late to an interview (%s, %s) could be answered “%s”', (type, language, words) => {
  expect(draftLateReply(type, language)).toBe(words)
})

test('quotes briefly, in one line', () => {
  const reading: ReplyIntent = { act: 'move', rule: '', spans: [[0, 90]], times: { ways: [friday], not: [] } }
  expect(draftReply(reading, input({ text: 'x'.repeat(90) }))).toBe('Needs another time')
  const broken: ReplyIntent = { ...reading, spans: [[0, 11]] }
  expect(draftReply(broken, input({ text: 'friday \n at 3' }))).toBe('Needs another time\n“friday at”')
})
