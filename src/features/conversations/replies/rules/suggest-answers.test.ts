import { expect, test } from 'vitest'
import { findTopics, suggestAnswers } from './suggest-answers.ts'

test.each([
  ['how much yall paying doe', ['pay']],
  ['¿Cuánto pagan por hora y cuál es el horario?', ['pay', 'hours']],
  ['wait is it on zoom or', ['place']],
  ['QUE PAPELES TENGO QUE LLEVAR', ['documents']],
  ['Do y’all pay mileage', ['pay', 'benefits']],
  ['ok thanks', []],
  ['', []],
])('%s', (text, topics) => {
  expect(findTopics(text)).toEqual(topics)
})

const template = (name: string, content = '') => ({ name, content, content_spanish: null })
const templates = [
  template('Interview invitation', 'Which afternoon suits you?'),
  template('Pay', 'We pay $19 to $26 an hour.'),
  template('Directions', 'Our address is 12 Main Street. Parking is free.'),
  template('Pay and hours', 'Full time, 30 hours.'),
]

test('suggests templates about the same topics, the closest first, two at most', () => {
  expect(suggestAnswers('what is the pay and the schedule', templates).map(({ name }) => name)).toEqual([
    'Pay and hours',
    'Pay',
  ])
  expect(suggestAnswers('where do I park', templates).map(({ name }) => name)).toEqual(['Directions'])
  expect(suggestAnswers('did I leave my umbrella there', templates)).toEqual([])
})
