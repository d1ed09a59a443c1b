import { expect, test } from 'vitest'
import { createTranslator } from './translate.ts'

const say = createTranslator({
  'Enter your name.': 'Escriba su nombre.',
  'This link has expired. Ask {clinic} for a new one.': 'Este enlace venció. Pida uno nuevo a {clinic}.',
  '{clinic} is full. {clinic} says sorry to {name}.': '{name}: {clinic} no tiene lugar.',
})

test('a sentence is translated whole, with its names', () => {
  expect(say('Enter your name.')).toBe('Escriba su nombre.')
  expect(say('This link has expired. Ask Bright Path ABA for a new one.')).toBe(
    'Este enlace venció. Pida uno nuevo a Bright Path ABA.',
  )
  expect(say('Kite is full. Kite says sorry to Ana.')).toBe('Ana: Kite no tiene lugar.')
})

test('a sentence that no one translated comes back as it was, however long', () => {
  for (const other of ['', 'Enter your name!', 'This link has expired. Ask', 'constructor', 'x'.repeat(100_000)])
    expect(say(other)).toBe(other)
})

test('a name with braces or signs of replacement stays what it is', () => {
  const clinic = '{name} $& $1'
  expect(say(`This link has expired. Ask ${clinic} for a new one.`)).toBe(
    `Este enlace venció. Pida uno nuevo a ${clinic}.`,
  )
})
