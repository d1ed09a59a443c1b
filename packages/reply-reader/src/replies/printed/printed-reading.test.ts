import { expect, test } from 'vitest'
import { readForPrint } from './printed-reading.ts'

test.each([
  ['offer', '1', 'time_1'],
  ['offer', 'the first', 'time_1'],
  ['offer', 'el 3', 'time_3'],
  ['offer', 'la segunda', 'time_2'],
  ['offer', 'the last 1', 'time_3'],
  ['offer', 'whichever is earliest', 'time_1'],
  ['offer', 'the soonest u got', 'time_1'],
  ['offer', 'any of those', 'any_time'],
  ['offer', 'cualquiera de las 3', 'any_time'],
  ['offer', 'can we do saturday instead', 'other_time'],
  ['offer', 'at work rn will text u later', 'later'],
  ['offer', 'nah im good', 'no'],
  ['offer', '1 or 2', 'unclear'],
  ['remind', 'omg my car died, can i still come?', 'reschedule'],
  ['remind', 'need to cancel my interview', 'cancel'],
  ['remind', 'running 10 min late', 'late'],
  ['remind', 'see u then', 'yes'],
  ['interest', 'Yes! I’m free Thursday after 3', 'yes'],
  ['interest', 'ya no', 'no'],
  ['screen:certified', 'not yet, my exam is dec 12', 'no'],
  ['screen:certified', 'I am! Just got off work', 'yes'],
  ['screen:hours', 'only M W F', 'unclear'],
  ['screen:start', 'Tomorrow if you need', 'yes'],
  ['any', 'Liked “See you Thursday”', 'reaction'],
  ['any', 'call me when u can', 'person'],
  ['any', 'this isnt Jasmine’s number anymore', 'wrong_number'],
])('in %s, “%s” is printed as %s', (context, reply, reading) => {
  expect(readForPrint(context, reply)).toMatchObject({ reply, reading })
})

test('an opt-out is printed with its mark, in every context', () => {
  for (const context of ['offer', 'remind', 'interest', 'screen:adult', 'any'])
    expect(readForPrint(context, 'quit texting me')).toMatchObject({ reading: 'opt_out', optOut: true })
})

test('an unknown context is not read', () => expect(readForPrint('screen:height', 'yes')).toBeNull())
