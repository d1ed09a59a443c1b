import { expect, test } from 'vitest'
import { findChangeOfSameHour, type InterviewEvent } from './interview-change.ts'

const ten = 'Tue, Nov 24, 10:00 AM EST'
const noon = 'Tue, Nov 24, 12:00 PM EST'
const event = (before: InterviewEvent['before'], after: InterviewEvent['after'], name = 'interview.changed') => ({
  name,
  before,
  after,
})
const passed = event({ interviewer: 'Riley Adams' }, { interviewer: 'Quinn Doyle' })
const noted = event({ when: ten, interviewer: 'Quinn Doyle' }, { when: ten, interviewer: 'Quinn Doyle' })
const moved = event({ when: ten }, { when: noon }, 'interview.rescheduled')

test.each([
  ['a colleague who took it over', [passed], 'the interview is now with Quinn Doyle, at the same time'],
  ['a note after that', [noted, passed], 'the interview is now with Quinn Doyle, at the same time'],
  [
    'nobody any more',
    [event({ interviewer: 'Riley Adams' }, { interviewer: null })],
    'the interview has no interviewer now, at the same time',
  ],
  ['a note', [noted], 'the interview changed, at the same time'],
  [
    'another length',
    [event({ when: ten, interviewer: 'R' }, { when: ten, interviewer: 'R' }, 'interview.rescheduled')],
    'the interview changed, at the same time',
  ],
  ['one that stands again', [event({}, {}, 'interview.reopened')], 'the interview changed, at the same time'],
  ['another hour', [moved], null],
  ['another hour and a colleague', [passed, moved], null],
  ['an hour whose former one is not known', [event(null, { when: noon }, 'interview.rescheduled')], null],
  ['nothing that is known', [], null],
] as const)('an interview with %s says what really happened', (_, events, words) => {
  expect(findChangeOfSameHour(events)).toBe(words)
})
