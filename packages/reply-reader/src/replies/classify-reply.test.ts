import { describe, expect, test } from 'vitest'
import { classifyReply } from './classify-reply.ts'
import type { Expectation } from './expectation.ts'
import { isTimeAllowed } from './reply-times.ts'

const now = new Date('2026-11-30T10:05:00-07:00')
const at = (time: string) => new Date(`2026-${time}:00-07:00`)
const offer = (...times: string[]): Expectation => ({ kind: 'offer', times: times.map(at) })
const three = offer('12-02T10:00', '12-03T14:00', '12-04T16:30')
const oneDay = offer('12-03T09:00', '12-03T13:00', '12-03T16:30')
const stands: Expectation = { kind: 'interview', at: at('12-03T14:00') }
const nothing: Expectation = { kind: 'none' }
const read = (text: string, expectation: Expectation) =>
  classifyReply(text, { expectation, now, timeZone: 'America/Phoenix' })

describe('reads the same words by their context', () => {
  test.each<[string, Expectation, object]>([
    ['the second one', three, { act: 'pick', pick: 2 }],
    ['the second one', nothing, { act: 'unsure' }],
    ['la segunda', three, { act: 'pick', pick: 2 }],
    ['2', three, { act: 'pick', pick: 2 }],
    ['1', oneDay, { act: 'unsure' }],
    ['thursday', three, { act: 'pick', pick: 2 }],
    ['thursday', oneDay, { act: 'propose' }],
    ['thursday', stands, { act: 'accept' }],
    ['yes', three, { act: 'accept' }],
    ['yes', offer('12-03T14:00'), { act: 'pick', pick: 1 }],
    ['no', stands, { act: 'unsure' }],
    ['can we do friday instead', stands, { act: 'move' }],
    ['friday', three, { act: 'pick', pick: 3 }],
    ['friday but later', three, { act: 'unsure' }],
    ['wednesday unless friday has something earlier', three, { act: 'unsure' }],
    ['not wednesday, thursday', three, { act: 'pick', pick: 2 }],
    ['the 2nd', three, { act: 'unsure', among: [1, 2] }],
    ['maybe thursday', three, { act: 'unsure' }],
    ['I have a second interview that day', three, { act: 'unsure' }],
    ['the last one', offer('12-04T16:30', '12-02T10:00'), { act: 'unsure' }],
    ['the second one', offer('12-04T16:30', '12-02T10:00'), { act: 'pick', pick: 2 }],
    ['not the first one', three, { act: 'unsure', among: [1] }],
    ['no puedo la primera', three, { act: 'unsure' }],
    ['the first two work', three, { act: 'unsure' }],
    ['the first one but later', three, { act: 'unsure' }],
    ['can you call me at 2', three, { act: 'unsure' }],
    ['the second one no', three, { act: 'unsure' }],
    ['no, the second one', three, { act: 'pick', pick: 2 }],
    ['this is my first time', three, { act: 'unsure' }],
    ['un segundo', three, { act: 'unsure' }],
    ['thursday would be hard', three, { act: 'unsure' }],
    ['Thursday at 2 I pick up my kids', three, { act: 'unsure' }],
    ['Is the Thursday one still available?', three, { act: 'unsure' }],
  ])('“%s”', (text, expectation, wanted) => expect(read(text, expectation)).toMatchObject(wanted))
})

describe('reads an opt-out first, in every context', () => {
  test.each([three, stands, nothing])('in state %#', (expectation) => {
    for (const text of [
      'STOP',
      'cancel',
      'stop texting me',
      'no me escriban más',
      'not interested, please stop texting me',
    ])
      expect(read(text, expectation).act, text).toBe('optOut')
  })

  test('a doubt keeps every act that would do something', () => {
    expect(read('Thursday works. Please stop texting after 8 pm', three).act).toBe('unsure')
  })
})

test.each([
  ['I need to cancel my interview', 'cancel'],
  ['I need to cancel my interview, something came up', 'cancel'],
  ['something came up', 'move'],
  ['don’t cancel my interview', 'unsure'],
  ['I don’t want to cancel my interview', 'unsure'],
  ['should I cancel my interview?', 'question'],
  ['if I cancel my interview can I book again', 'unsure'],
  ['I might have to cancel my interview', 'unsure'],
  ['cancel thursday and give me another day', 'move'],
  ['I’m not going to be late', 'accept'],
  ['I’m not going anywhere', 'unsure'],
  ['see you friday', 'unsure'],
  ['no voy a faltar', 'unsure'],
  ['nvm I figured it out', 'unsure'],
])('of an interview that stands, “%s” is %s', (text, act) => expect(read(text, stands).act).toBe(act))

describe('reads a polite refusal as a refusal, in every context', () => {
  const one = offer('12-03T14:00')
  test.each([
    'Nah I’m good',
    'im good thanks, no',
    'I’m all set thanks',
    'I’m ok for now',
    'no gracias, estoy bien',
    'Naw we’re good, appreciate it though',
  ])('“%s”', (text) => {
    for (const expectation of [one, three, stands, nothing])
      expect(read(text, expectation).act, expectation.kind).toBe('decline')
  })

  test.each([
    'no, that’s okay',
    'nah it’s ok',
    'nah, thursday at 2 is good for my sister',
    'good for nothing',
    'ok but I am unsure',
    'great question',
    'fine, whatever, ask my mom',
  ])('“%s” does not book the one time that was offered', (text) => expect(read(text, one).act).not.toBe('pick'))

  test.each(['I’m good with that', 'sure why not', 'por supuesto!! gracias', 'yes thursday at 2 is fine'])(
    '“%s” books it',
    (text) => expect(read(text, one)).toMatchObject({ act: 'pick', pick: 1 }),
  )

  test('a no that follows a time, or a question, is left as it was', () => {
    expect(read('no, friday works', three)).toMatchObject({ act: 'pick', pick: 3 })
    expect(read('no thanks I’m good, what does it pay?', nothing).act).toBe('question')
  })
})

const allowed = (text: string, day: string, minute: number, expectation: Expectation = nothing) => {
  const reading = read(text, expectation)
  const times = reading.act === 'propose' || reading.act === 'move' ? reading.times : null
  return times === null ? null : isTimeAllowed(times, day, minute)
}

describe('times are what a person allows, never an instant that no one named', () => {
  test.each<[string, string, number, boolean]>([
    ['tmrw after 3', '2026-12-01', 900, true],
    ['tmrw after 3', '2026-12-01', 885, false],
    ['tmrw after 3', '2026-12-02', 900, false],
    ['can’t do thursday', '2026-12-03', 600, false],
    ['can’t do thursday', '2026-12-04', 600, true],
    ['puedo mañana', '2026-12-01', 600, true],
    ['en la mañana', '2026-12-04', 600, true],
    ['en la mañana', '2026-12-04', 780, false],
    ['mañana en la mañana', '2026-12-01', 780, false],
    ['not before 10', '2026-12-01', 585, false],
    ['wed after 2 or friday morning', '2026-12-04', 540, true],
    ['wed after 2 or friday morning', '2026-12-02', 540, false],
    ['i work until 4', '2026-12-02', 900, false],
    ['tues 1-4', '2026-12-01', 945, true],
    ['tues 1-4', '2026-12-01', 960, false],
    ['at 7', '2026-12-01', 1_140, true],
  ])('“%s” on %s at minute %i: %s', (text, day, minute, wanted) => expect(allowed(text, day, minute)).toBe(wanted))
})

test('a reading names the words it rests on', () => {
  const text = 'Hi! I can do Thursday after 3, thanks'
  const reading = read(text, nothing)
  expect(reading.spans.map(([from, end]) => text.slice(from, end))).toEqual(['Thursday', 'after 3'])
  expect(reading.rule).toBe('names times')
})

test('where a date is written out a second reader must find the same day', () => {
  const asked = { expectation: three, now, timeZone: 'America/Phoenix' }
  const text = 'Dec 3 at 2 works'
  expect(classifyReply(text, { ...asked, second: () => ['2026-12-03'] })).toMatchObject({ act: 'pick', pick: 2 })
  expect(classifyReply(text, { ...asked, second: () => ['2026-12-04'] })).toMatchObject({ act: 'unsure' })
  expect(classifyReply(text, { ...asked, second: () => [] })).toMatchObject({ act: 'unsure' })
  expect(classifyReply('thursday at 2 works', { ...asked, second: () => [] })).toMatchObject({ act: 'pick' })
})

test('a text without words, or one of thousands, is read like any other', () => {
  expect(read('', three).act).toBe('unsure')
  expect(read('…', nothing).act).toBe('unsure')
  expect(read('thursday '.repeat(4_000), nothing).act).toBe('propose')
})
