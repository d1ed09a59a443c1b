import { expect, test } from 'vitest'
import { writeScoringNotice } from './write-scoring-notice.ts'

const asked = {
  organization: 'Bright Path ABA',
  position: 'RBT',
  states: [],
  today: '2026-11-24',
  language: 'en',
} as const

test('tells everyone the purpose of the tool, its inputs, the data it never uses, and that people decide', () => {
  const [purpose, looksAt, decide, ...more] = writeScoringNotice(asked)
  expect(purpose).toContain('Bright Path ABA uses Reinforce, a tool that computes a score from 0 to 100')
  expect(looksAt).toContain('certification number')
  expect(looksAt).toContain('Your name, age, photo, address, school and video do not change it.')
  expect(decide).toContain('people read the applications and make every decision')
  expect(more).toEqual([])
})

test('a BCBA reads of ratings, not of a certification number', () => {
  const [, looksAt] = writeScoringNotice({ ...asked, position: 'BCBA' })
  expect(looksAt).toContain('how you see the work')
  expect(looksAt).not.toContain('certification number')
})

test.each([
  ['IL', '2025-12-31', '2026-01-01', 'Illinois Human Rights Act'],
  ['CO', '2026-12-31', '2027-01-01', 'SB 26-189'],
  ['CT', '2027-09-30', '2027-10-01', 'SB 5'],
  ['NY', '2023-07-04', '2023-07-05', 'Local Law 144'],
  ['CA', '2025-09-30', '2025-10-01', 'four years'],
])('%s adds its own words from the day its law is in force', (state, before, from, words) => {
  expect(writeScoringNotice({ ...asked, states: [null, state], today: before })).toHaveLength(3)
  expect(writeScoringNotice({ ...asked, states: [null, state], today: from })[3]).toContain(words)
})

test('a location in one state and a person in another get both notices, each once', () => {
  const said = writeScoringNotice({ ...asked, states: ['IL', 'CA'] }).slice(3)
  expect(said.map((paragraph) => paragraph.split(':')[0])).toEqual(['California', 'Illinois'])
  expect(writeScoringNotice({ ...asked, states: ['IL', 'IL'] })).toHaveLength(4)
  expect(writeScoringNotice({ ...asked, states: ['TX', null] })).toHaveLength(3)
})

test('the Spanish notice has no English word', () => {
  const spanish = writeScoringNotice({
    ...asked,
    states: ['NY', 'CA', 'IL', 'CO', 'CT'],
    today: '2027-12-01',
    language: 'es',
  })
  expect(spanish).toHaveLength(8)
  for (const paragraph of spanish) expect(paragraph).not.toMatch(/\b(the|you|tool|score)\b/)
  const key = [
    'Bright Path ABA usa Reinforce, una herramienta que calcula una puntuación de 0 a 100',
    'su número de certificación, en si trabaja ahora como RBT',
    'personas leen las solicitudes y toman todas las decisiones',
    'Ciudad de Nueva York: ',
    'California: los empleadores guardan durante cuatro años',
    'Illinois: ',
    'Colorado: si Bright Path ABA decide en su contra, recibirá una explicación',
    'Connecticut: ',
  ]
  for (const [i, words] of key.entries()) expect(spanish[i]).toContain(words)
  expect(spanish[1]).toContain('Su nombre, edad, foto, dirección, escuela y video no la cambian.')
  const [, ofBcba] = writeScoringNotice({ ...asked, position: 'BCBA', language: 'es' })
  expect(ofBcba).toContain('valoraciones de sus habilidades, su experiencia y, donde la clínica lo tiene en cuenta')
})
