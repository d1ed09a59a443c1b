import { expect, test } from 'vitest'
import { readForPrint } from '../printed/printed-reading.ts'
import { findSideQuestion } from './find-side-question.ts'
import { findCorrected, splitThoughts } from './split-clauses.ts'

test.each([
  ['offer', 'Buenas tardes, me gustaría la primera opción. Muchas gracias.', 'time_1'],
  ['offer', 'Good morning. I’m able to do the second one. I appreciate you working with me.', 'time_2'],
  ['offer', 'not 1\nnot 2\nso 3', 'time_3'],
  ['offer', 'ni la 1 ni la 2, la 3', 'time_3'],
  ['offer', 'not the first, definitely not the second, so the last i guess', 'time_3'],
  ['offer', 'Second one if y’all don’t mind', 'time_2'],
  ['offer', 'la del medio', 'time_2'],
  ['offer', 'la 2a por favor', 'time_2'],
  ['offer', 'surprise me', 'any_time'],
  ['offer', 'luego te confirmo', 'later'],
  ['remind', 'yes\nwhat floor again', 'question'],
  ['remind', 'si voy, hay parking?', 'question'],
  ['interest', 'no, tardaron mucho', 'no'],
  ['interest', 'absolutely yes, i was worried i missed you', 'yes'],
  ['any', 'omg im running late im so sorry like 5 min!!', 'late'],
  ['any', 'no puedo ir a la entrevista, me la cambian?', 'reschedule'],
  ['any', 'ok', 'thanks'],
  ['screen:adult', 'Yes ma’am 47', 'yes'],
  ['screen:transport', 'yea i got me a lil truck', 'yes'],
  ['screen:start', 'I’d need to give them two weeks', 'yes'],
])('in %s, “%s” is read thought by thought as %s', (context, reply, reading) =>
  expect(readForPrint(context, reply)?.reading).toBe(reading),
)

test.each([
  ['offer', 'yes'],
  ['offer', 'the second one is when I work'],
  ['offer', 'not the first'],
  ['offer', 'the first or the last, not the second'],
  ['offer', 'first one if my shift changes'],
  ['remind', 'maybe. see how my kid is'],
  ['screen:transport', 'my car is in the shop'],
  ['screen:transport', 'license but no car'],
  ['screen:certified', 'it was active when I left my job'],
  ['screen:hours', 'Not all days'],
  ['screen:start', 'I have an interview Monday'],
])('in %s, “%s” neither books nor answers', (context, reply) =>
  expect(readForPrint(context, reply)?.reading).toMatch(/^(?:unclear|other_time|later)$/),
)

test('splits at marks, lines, and words that begin a thought', () => {
  expect(splitThoughts('yes, at 3.30 p.m. but not Monday\nok').map(({ text }) => text.trim())).toEqual([
    'yes',
    'at 3.30 p.m',
    'not Monday',
    'ok',
  ])
  expect(splitThoughts('')).toEqual([])
})

test('finds what follows the last correction, with its place', () => {
  const text = 'first one wait no second'
  const found = findCorrected(text)
  expect(found?.text.trim()).toBe('second')
  expect(text.slice(found?.at)).toBe(found?.text)
  expect(findCorrected('wait what')).toBeNull()
  expect(findCorrected('the first one')).toBeNull()
})

test('finds a question after another thought, but not a tag', () => {
  expect(findSideQuestion('yes, what floor')).not.toBeNull()
  expect(findSideQuestion('see you then, ok?')).toBeNull()
  expect(findSideQuestion('what floor')).toBeNull()
})
