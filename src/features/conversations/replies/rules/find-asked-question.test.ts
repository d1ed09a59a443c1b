import { expect, test } from 'vitest'
import { findAskedQuestion, isBareNo } from './find-asked-question.ts'

test.each([
  ['Hi Ana! Do you have an active RBT certification?', 'Do you have an active RBT certification?'],
  ['Thanks. Can you work weekdays?\nAre you 18 or older? Just reply here.', 'Are you 18 or older?'],
  ['¡Gracias! ¿Tiene 18 años o más?', 'Tiene 18 años o más?'],
  ['Are you still interested in the position?', null],
  ['Would you like to set up a call?', null],
  ['¿Le interesa el puesto? Escríbanos.', null],
  ['Are you still interested? Do you have a car?', null],
  ['See you Monday.', null],
  ['', null],
])('finds the question of %j', (text, question) => {
  expect(findAskedQuestion(text)).toBe(question)
})

test.each([
  'no',
  'Nope.',
  'NO 🙁',
  'no sir',
  "I don't",
  'I’m not',
  'not yet, sorry',
  'todavía no',
  'No, lo siento',
  'aún no',
])('takes %j as a bare no', (text) => {
  expect(isBareNo(text)).toBe(true)
})

test.each([
  'I do',
  'I am',
  'I have',
  'tengo',
  'sorry',
  'no thanks',
  'No, I found another job',
  'not interested',
  'no me interesa',
  'no pero sí el lunes',
  '🙁',
  '',
])('takes %j as no bare no', (text) => {
  expect(isBareNo(text)).toBe(false)
})
