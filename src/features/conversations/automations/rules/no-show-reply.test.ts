import { classifyReply } from '@reinforce/reply-reader/replies/classify-reply.ts'
import { expect, test } from 'vitest'
import { type Enrollment, initialProgress, type Transition } from './enrollment.ts'
import { createFlow, createUsualSettings } from './flow.ts'
import { getExpectation } from './get-expectation.ts'
import type { FlowContext } from './texts/render-text.ts'
import { transition } from './transition.ts'

const now = new Date('2026-12-01T17:00:00Z')
const known: FlowContext = {
  now,
  organization: 'Bright Path ABA',
  language: 'en',
  zone: 'America/New_York',
  candidateZone: null,
  free: [20, 47, 74].map((hours) => new Date(now.getTime() + hours * 3_600_000)),
}
const begun: Enrollment = {
  flow: createFlow('no_show', { ...createUsualSettings('no_show'), waitMinutes: 0 }),
  progress: initialProgress,
  status: 'scheduled',
  begunAt: now,
  firstDay: null,
  startsAt: null,
}
const write = ({ enrollment, dueAt }: Transition, text: string): Transition =>
  transition(
    enrollment,
    {
      kind: 'reply',
      text,
      dueAt,
      reading: classifyReply(text, { expectation: getExpectation(enrollment), now, timeZone: known.zone }),
    },
    known,
  )
const missed = transition(begun, { kind: 'due' }, known)

test.each([
  'omg my car died, can i still come?',
  'im so sorry i overslept can we do another time',
  'yes please',
  'i had a flat tire, can we reschedule',
  'se me descompuso el carro, ¿me da otra hora?',
  'sorry!! my kid was sick. id still love to come',
  'can i still come in?',
  'yes, sorry i forgot',
])('“%s” from someone who missed an interview is offered times', (text) => {
  const offered = write(missed, text)
  expect(offered.enrollment).toMatchObject({ status: 'awaiting_reply', progress: { asked: 'offer' } })
  expect(offered.text).toContain('EST')
})

test.each(['yes please', 'yes', 'sí por favor'])(
  '“%s” after those times is asked which, and its answer books',
  (text) => {
    const offered = write(missed, 'omg my car died, can i still come?')
    const which = write(offered, text)
    expect(which).toMatchObject({ text: 'Which one of them suits you best?', effect: null })
    expect(write(which, 'the second one').effect).toEqual({ kind: 'book', at: known.free[1] })
  },
)

test('a question of someone who missed an interview still goes to staff', () => {
  expect(write(missed, 'how much does it pay?').enrollment.status).toBe('needs_staff')
})
