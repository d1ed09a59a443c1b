import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillTags, findUnknownTags } from '../../../texting/messages/rules/tags.ts'
import {
  formatBothClocks,
  formatInOtherZone,
  formatInterviewType,
  formatTimeRange,
  showClock,
  showMoment,
} from './interview-words.ts'
import { planReminders, type ReminderInput, writeReminderText } from './reminders.ts'

const now = new Date('2026-11-20T18:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const reminded: ReminderInput = {
  hours: 24,
  startsAt: new Date('2026-11-24T15:00:00Z'),
  type: 'Phone',
  organization: 'Bright Path ABA',
  organizationZone: 'America/New_York',
  candidateZone: { timeZone: 'America/Chicago', isGuess: true },
  location: 'Austin',
  place: null,
  language: 'en',
}

test('reminders are due a day and two hours before', () => {
  expect(planReminders(at(48), now)).toEqual([
    { hours: 24, dueAt: at(24), skipped: null },
    { hours: 2, dueAt: at(46), skipped: null },
  ])
})

test('skips a reminder due before the interview was set, with the reason; a few minutes do not matter', () => {
  expect(planReminders(at(20), now).map(({ skipped }) => skipped)).toEqual([
    'The interview was scheduled less than 24 hours before its start.',
    null,
  ])
  expect(planReminders(new Date(at(2).getTime() - 300_000), now)[1]?.skipped).toBeNull()
  expect(planReminders(at(1), now).every(({ skipped }) => skipped !== null)).toBe(true)
})

test('a reminder tells day, hour on the candidate’s clock alone, and where', () => {
  expect(writeReminderText(reminded)).toBe(
    'Hi {{Candidate First}}, a reminder from Bright Path ABA: your phone interview is on Tue, Nov 24 at 9:00 ' +
      'AM CST. We will call you. Reply here if you need another time.',
  )
  expect(
    writeReminderText({ ...reminded, hours: 2, type: 'In person', place: '12 Main St', candidateZone: null }),
  ).toContain('your interview in person is soon, on Tue, Nov 24 at 10:00 AM EST. Where: Austin, 12 Main St. Reply')
  expect(writeReminderText({ ...reminded, type: 'Video', place: 'https://meet.example.test/x' })).toContain(
    'Link: https://meet.example.test/x Reply',
  )
})

test('reminds Spanish readers in Spanish', () => {
  expect(writeReminderText({ ...reminded, language: 'es' })).toBe(
    'Hola {{Candidate First}}, un recordatorio de Bright Path ABA: su entrevista por teléfono es el mar 24 nov ' +
      'a las 9:00 a.m. CST. Le llamaremos. Responda si necesita otra hora.',
  )
  const inPerson = { type: 'In person', place: '12 Main St', candidateZone: null, language: 'es' } as const
  expect(writeReminderText({ ...reminded, ...inPerson, hours: 2 })).toContain(
    'su entrevista en persona es pronto, el mar 24 nov a las 10:00 a.m. EST. Lugar: Austin, 12 Main St. Responda',
  )
})

test('nothing that people typed becomes a tag', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (organization, place) => {
      const text = writeReminderText({ ...reminded, type: 'In person', organization: `{{${organization}}}`, place })
      expect(findUnknownTags(text)).toEqual([])
      expect(fillTags(text, { candidateFullName: 'Ana', userFullName: '', organization: null })).toContain('Hi Ana, ')
    }),
  )
})

test('two clocks that show the same are printed once', () => {
  const when = new Date('2026-11-24T15:00:00Z')
  expect(formatTimeRange(when, 90, 'America/New_York')).toBe('10:00 – 11:30 AM EST')
  expect(formatTimeRange(when, 150, 'America/New_York')).toBe('10:00 AM – 12:30 PM EST')
  expect(formatInOtherZone(when, 'America/Detroit', 'America/New_York')).toBeNull()
  expect(formatInOtherZone(when, 'America/Chicago', 'America/New_York')).toBe('9:00 AM CST')
  expect(formatInOtherZone(new Date('2026-11-24T05:30:00Z'), 'America/Chicago', 'America/New_York')).toBe(
    'Mon, Nov 23, 11:30 PM CST',
  )
})

test('in Spanish the hours are written as in Spanish', () => {
  const when = new Date('2026-11-24T15:00:00Z')
  expect(showMoment(when, 'America/New_York', 'es')).toBe('mar 24 nov, 10:00 a.m. EST')
  expect(formatTimeRange(when, 90, 'America/New_York', 'es')).toBe('10:00 – 11:30 a.m. EST')
  expect(formatTimeRange(when, 150, 'America/New_York', 'es')).toBe('10:00 a.m. – 12:30 p.m. EST')
  expect(formatInOtherZone(when, 'America/Detroit', 'America/New_York', 'es')).toBeNull()
  expect(formatInOtherZone(when, 'America/Chicago', 'America/New_York', 'es')).toBe('9:00 a.m. CST')
  expect(formatInterviewType('In person', 'es')).toBe('entrevista en persona')
})

const late = (ms: number) => planReminders(new Date(at(2).getTime() - ms), now)[1]?.skipped

test('a reminder ten minutes late still goes out, one later does not', () => {
  expect(late(600_000)).toBeNull()
  expect(late(600_001)).toBe('The interview was scheduled less than 2 hours before its start.')
})

const said = (more: Partial<ReminderInput>) => writeReminderText({ ...reminded, ...more })

test('a reminder omits unknown details', () => {
  expect(said({ organization: ' {} ' })).toContain('a reminder from your clinic: your phone interview is on')
  expect(said({ organization: ' {A}  B ' })).toContain('a reminder from A B: your')
  expect(said({ type: 'In person', location: null })).toMatch(/at 10:00 AM EST\. Reply here/)
  expect(said({ type: 'In person', location: null, place: '12  Main {St}' })).toContain(' Where: 12 Main St. Reply')
  expect(said({ type: 'Video' })).toMatch(/your video interview is on .*at 9:00 AM CST\. Reply here/)
  expect(said({ type: 'Video', place: ' https://m.test/{x} ' })).toContain(' Link: https://m.test/x Reply')
})

test('a moment is written in words and without the thin blanks of the time library', () => {
  const when = new Date('2026-11-24T15:00:00Z')
  expect(showMoment(when, 'America/New_York')).toBe('Tue, Nov 24, 10:00 AM EST')
  expect(showClock(when, 'America/Chicago')).toBe('9:00 AM CST')
  expect(formatInterviewType('Video')).toBe('video interview')
  expect(formatInOtherZone(when, 'America/Jamaica', 'America/New_York')).toBeNull()
})

test('staff see the candidate’s clock next to a different hour, with the day if that differs, too', () => {
  const at = new Date('2026-11-24T14:00:00Z')
  const beside = (theirs: string | null, when = at) => formatBothClocks('9:00 AM EST', when, 'America/New_York', theirs)
  expect(beside('America/Chicago')).toBe('9:00 AM EST (8:00 AM CST for the candidate)')
  expect(beside('America/Detroit')).toBe('9:00 AM EST')
  expect(beside(null)).toBe('9:00 AM EST')
  const night = new Date('2026-11-24T05:30:00Z')
  expect(beside('America/Los_Angeles', night)).toBe('9:00 AM EST (Mon, Nov 23, 9:30 PM PST for the candidate)')
})
