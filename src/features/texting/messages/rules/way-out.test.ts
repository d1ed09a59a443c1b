import { expect, test } from 'vitest'
import { countSegments } from './count-segments.ts'
import { addWayOut, hasWayOut, removeWayOut, waysOut } from './way-out.ts'

test('adds how to opt out in the language of the person', () => {
  expect(addWayOut('Hi Ana, can we talk?', 'en')).toBe('Hi Ana, can we talk? Reply STOP to opt out.')
  expect(addWayOut('Hola Ana', 'es')).toBe('Hola Ana Responda STOP para darse de baja.')
  expect(addWayOut(' ', 'en')).toBe(' ')
})

test('adds it in plain letters, so that a text does not get dearer by it', () => {
  for (const words of Object.values(waysOut)) expect(countSegments(words).encoding).toBe('GSM-7')
})

test.each([
  'Hi Ana. Reply STOP to opt out.',
  'Text STOP to end these texts.',
  'Reply "stop" any time.',
  'send the word STOP',
  'STOP to unsubscribe',
  'Responde STOP para no recibir más mensajes.',
  'Envíe stop cuando quiera',
  'Respond with STOP.',
])('“%s” says it already', (text) => {
  expect(hasWayOut(text)).toBe(true)
  expect(addWayOut(text, 'en')).toBe(text)
})

test.each([
  'Please stop by our office.',
  'The bus stop is near.',
  'WE NEVER STOP HIRING',
  'Text me when you stop work',
])('“%s” does not say it', (text) => {
  expect(hasWayOut(text)).toBe(false)
})

test('takes away only what it added', () => {
  for (const language of ['en', 'es'] as const) expect(removeWayOut(addWayOut('Hi Ana', language))).toBe('Hi Ana')
  expect(removeWayOut('Reply STOP to opt out.')).toBe('Reply STOP to opt out.')
  expect(removeWayOut('Hi Ana')).toBe('Hi Ana')
})
