import { describe, expect, test } from 'vitest'
import { classifyReply } from '../classify-reply.ts'
import { type QuestionTopic, questionTopics } from '../question-topics.ts'
import { botRule } from '../reply-intent.ts'

const read = (text: string, topic: QuestionTopic) =>
  classifyReply(text, {
    expectation: { kind: 'question', topic },
    now: new Date('2026-11-30T10:05:00-07:00'),
    timeZone: 'America/Phoenix',
  })
/** Its answer, or else its act. */
const told = (text: string, topic: QuestionTopic) => {
  const reading = read(text, topic)
  return reading.act === 'answer' ? reading.answer : reading.act
}

describe('reads yes, no, and in between by the question', () => {
  test.each<[QuestionTopic, string, string]>([
    ['transport', '🚗❌', 'no'],
    ['transport', 'car 🙅‍♀️', 'no'],
    ['transport', 'carro ❌', 'no'],
    ['transport', '🚗✅', 'yes'],
    ['transport', 'I have a car ❌', 'unsure'],
    ['certified', '❌ RBT', 'no'],
    ['hours', 'M ✅ T ❌', 'unsure'],
    ['hours', '🚗❌', 'unsure'],
    ['adult', '18 ❌', 'unsure'],
    ['certified', 'yes since 2022', 'yes'],
    ['certified', 'I have my RBT', 'yes'],
    ['certified', 'certified since March', 'yes'],
    ['certified', 'soy RBT certificada', 'yes'],
    ['certified', 'not yet', 'no'],
    ['certified', 'I’m taking the 40 hour course', 'no'],
    ['certified', 'it lapsed last year', 'no'],
    ['certified', 'No soy RBT', 'no'],
    ['certified', 'I am not Certified', 'no'],
    ['certified', 'no but I would love to get it', 'no'],
    ['certified', 'my exam is next week', 'unsure'],
    ['certified', 'not yet but my exam is next week', 'no'],
    ['certified', 'mine’s active, RBT-24-331207', 'yes'],
    ['transport', 'my moms car but yes', 'yes'],
    ['hours', 'i get out of school at 2 so yes', 'yes'],
    ['hours', 'only M W F', 'unsure'],
    ['certified', 'it lapsed but I am renewing', 'unsure'],
    ['certified', 'I’m certified in CPR', 'unsure'],
    ['certified', 'I am a certified nursing assistant', 'unsure'],
    ['certified', 'it hasn’t expired', 'unsure'],
    ['certified', 'I have RBT experience', 'unsure'],
    ['certified', 'sounds good', 'unsure'],
    ['hours', 'any day', 'yes'],
    ['hours', '3-8 works', 'yes'],
    ['hours', 'no problem', 'yes'],
    ['hours', 'I don’t mind those hours', 'yes'],
    ['hours', 'I’m willing to work those hours', 'yes'],
    ['hours', 'de lunes a viernes sí', 'yes'],
    ['hours', 'only mornings', 'no'],
    ['hours', 'weekends only', 'no'],
    ['hours', 'solo en las mañanas', 'no'],
    ['hours', 'those hours don’t work for me', 'no'],
    ['hours', 'mon and wed only', 'unsure'],
    ['hours', 'I can do 4-6', 'unsure'],
    ['hours', 'most days', 'unsure'],
    ['hours', 'yes but not fridays', 'unsure'],
    ['hours', 'yes if it is close', 'unsure'],
    ['hours', 'I can work from home', 'unsure'],
    ['hours', 'I can’t do mornings', 'unsure'],
    ['hours', 'those hours are hard for me', 'unsure'],
    ['hours', 'me queda muy tarde', 'unsure'],
    ['hours', 'I’m working those hours', 'unsure'],
    ['hours', 'of course not', 'no'],
    ['hours', 'claro que no', 'no'],
    ['transport', 'I drive', 'yes'],
    ['transport', 'have a car', 'yes'],
    ['transport', 'tengo carro', 'yes'],
    ['transport', 'no car', 'no'],
    ['transport', 'no manejo', 'no'],
    ['transport', 'I take the bus', 'unsure'],
    ['transport', 'yes I take the bus', 'unsure'],
    ['transport', 'my mom drives me', 'unsure'],
    ['transport', 'yes, I have a suspended license', 'unsure'],
    ['transport', 'I have car trouble', 'unsure'],
    ['transport', 'yes if it’s not too far', 'unsure'],
    ['transport', 'no transportation issues', 'unsure'],
    ['transport', 'I never have a problem getting there', 'unsure'],
    ['adult', 'I’m 22', 'yes'],
    ['adult', '22', 'yes'],
    ['adult', 'tengo 35 años', 'yes'],
    ['adult', 'born in 1999', 'yes'],
    ['adult', 'I’ll be 19 in May', 'yes'],
    ['adult', '17', 'no'],
    ['adult', 'born in 2010', 'no'],
    ['adult', 'soy menor de edad', 'no'],
    ['adult', 'born in 2008', 'unsure'],
    ['adult', 'I turn 18 in May', 'no'],
    ['adult', 'yes I’m 17', 'unsure'],
    ['adult', '18 tomorrow', 'no'],
    ['adult', 'no I’m 25', 'unsure'],
    ['adult', 'I am not under 18', 'unsure'],
    ['adult', 'my daughter is 17', 'unsure'],
    ['adult', 'I have 20 years experience', 'unsure'],
    ['start', 'asap', 'yes'],
    ['start', 'in two weeks', 'yes'],
    ['start', 'Monday', 'yes'],
    ['start', 'after the 15th', 'yes'],
    ['start', 'right away', 'yes'],
    ['start', 'not until January', 'yes'],
    ['start', 'lo antes posible', 'yes'],
    ['start', 'necesito dar aviso de 2 semanas', 'yes'],
    ['start', 'not sure yet', 'unsure'],
    ['start', 'Mondays and Wednesdays', 'unsure'],
    ['start', 'monday through friday', 'unsure'],
    ['start', 'I’m working right now', 'unsure'],
    ['start', 'I wouldn’t be able to start right away', 'unsure'],
    ['start', 'I’m away until Monday', 'unsure'],
    ['start', 'I have an interview Monday', 'unsure'],
    ['start', 'I can start but not Monday', 'unsure'],
    ['start', 'yes', 'unsure'],
    ['start', '👍', 'unsure'],
  ])('%s: “%s” is %s', (topic, text, wanted) => expect(told(text, topic)).toBe(wanted))
})

describe.each(questionTopics)('whatever was asked (%s)', (topic) => {
  test.each([
    ['STOP', 'optOut'],
    ['no, stop texting me', 'optOut'],
    ['no me escriban más', 'optOut'],
    ['wrong number', 'wrongNumber'],
    ['can someone call me', 'person'],
    ['I’m no longer looking', 'decline'],
    ['ya encontré otro trabajo', 'decline'],
    ['what’s the pay?', 'question'],
    ['yes! what’s the pay?', 'question'],
    ['no, do you provide training?', 'question'],
    ['thank you so much', 'thanks'],
    ['let me check', 'unsure'],
    ['ok', 'unsure'],
    ['?', 'unsure'],
    ['', 'unsure'],
  ])('“%s” is %s', (text, act) => expect(read(text, topic).act).toBe(act))
})

test.each(['are you a bot?', 'Is this a real person', '¿es un robot?', 'is this an automated message?'])(
  'whether a program writes is told by its rule, whatever was asked: “%s”',
  (text) => {
    for (const topic of questionTopics) expect(read(text, topic)).toMatchObject({ act: 'question', rule: botRule })
    const open = { expectation: { kind: 'none' } as const, now: new Date('2026-11-30'), timeZone: 'America/Phoenix' }
    expect(classifyReply(text, open).rule).toBe(botRule)
  },
)

test('an answer names the words it rests on', () => {
  const text = 'Hi! I have my own car, thanks'
  const { spans } = read(text, 'transport')
  expect(spans.map(([from, end]) => text.slice(from, end))).toEqual(['I have my own car'])
})
