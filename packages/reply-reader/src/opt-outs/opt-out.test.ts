import { expect, test } from 'vitest'
import { classifyOptOut, type OptOutReading } from './opt-out.ts'
import { type LabeledMessage, optOutMessages } from './testing/opt-out-messages.ts'

const share = (some: number, all: number) => some / all
const holds = (asked: OptOutReading) => asked === 'stop' || asked === 'unsure'
const measured = (messages: LabeledMessage[]) => {
  const read = messages.map((message) => ({ ...message, asked: classifyOptOut(message.text) }))
  const of = (label: OptOutReading) => read.filter((each) => each.label === label)
  const said = read.filter(({ asked }) => asked === 'stop')
  return {
    messages: messages.length,
    /** Opt-outs that were taken for one; and those that were at least held for a person. */
    recall: share(of('stop').filter(({ asked }) => asked === 'stop').length, of('stop').length),
    quiet: share(of('stop').filter(({ asked }) => holds(asked)).length, of('stop').length),
    /** What was taken for an opt-out and is one. */
    precision: share(said.filter(({ label }) => label === 'stop').length, said.length),
    /** Unclear ones that reach a person; harmless ones that hold texts for nothing. */
    toPerson: share(of('unsure').filter(({ asked }) => asked === 'unsure').length, of('unsure').length),
    falseAlarms: share(of('none').filter(({ asked }) => holds(asked)).length, of('none').length),
  }
}

test('the labelled set is large and has no duplicates', () => {
  expect(optOutMessages.length).toBeGreaterThanOrEqual(600)
  expect(new Set(optOutMessages.map(({ text }) => text)).size).toBe(optOutMessages.length)
})

/** The messages read otherwise than they are labelled, one a line, for anyone who mends the phrases. */
const misread = (messages: LabeledMessage[]): string[] =>
  messages.flatMap(({ text, label }) =>
    classifyOptOut(text) === label ? [] : [`${label} read as ${classifyOptOut(text)}: ${text}`],
  )

test('opt-outs are found, and nothing harmless is taken for one', () => {
  const figures = measured(optOutMessages)
  // oxlint-disable-next-line no-console -- the figures, and what was missed, are what this test is for
  console.info(figures, misread(optOutMessages))
  expect(figures.recall).toBeGreaterThanOrEqual(0.995)
  expect(figures.falseAlarms, misread(optOutMessages.filter(({ label }) => label === 'none')).join('\n')).toBe(0)
  expect(figures.precision).toBeGreaterThanOrEqual(0.99)
})

test('sends unclear messages to a person', () => {
  const { toPerson } = measured(optOutMessages)
  expect(toPerson).toBeGreaterThanOrEqual(0.98)
})

test.each(['English', 'Spanish'])('opt-outs are found as well in %s', (language) => {
  const spanish =
    /[áéíóúñ¿¡]|\b(?:no me|mi|de|por|favor|numero|mensajes|texto|para|esta?|soy|pare|paren|alto|baja|basta|ya)\b/i
  const { recall, precision } = measured(
    optOutMessages.filter(({ text }) => spanish.test(text) === (language === 'Spanish')),
  )
  expect(recall).toBeGreaterThanOrEqual(0.995)
  expect(precision).toBeGreaterThanOrEqual(0.97)
})

test('the same holds for the messages the rule was not tuned on', () => {
  const { quiet, precision } = measured(optOutMessages.filter(({ heldOut }) => heldOut))
  expect(quiet).toBeGreaterThanOrEqual(0.97)
  expect(precision).toBeGreaterThanOrEqual(0.97)
})

test.each<[string, OptOutReading]>([
  ['please stop', 'stop'],
  ['wrong number', 'stop'],
  ['no me escriba más', 'stop'],
  ['I can’t stop smiling', 'none'],
  ['STOP', 'stop'],
  ['start', 'start'],
  ['HELP', 'help'],
  ['', 'none'],
  ['Not interested', 'unsure'],
  ['I don’t think I want more of these', 'unsure'],
  ['maybe stop?', 'unsure'],
  ['👎', 'unsure'],
  ['👍', 'none'],
])('“%s” is %s', (text, asked) => expect(classifyOptOut(text)).toBe(asked))

// Were the rule slower than linear, these would outlast the time a test has.
test('a long text made to be slow is still read', () => {
  for (const part of ['no me ', 'stop ', 'do not ', 'take off the ', 'a '] as const)
    expect(['stop', 'unsure', 'none']).toContain(classifyOptOut(part.repeat(100_000)))
})

test.each([
  ['🛑', 'stop'],
  ['🚫📱', 'stop'],
  ['🙏🛑', 'stop'],
  ['🚗🚫', 'unsure'],
  ['🚫🏥', 'unsure'],
])('a stop sign alone is an opt-out; next to another sign it may cross that out: %s', (text, reading) => {
  expect(classifyOptOut(text)).toBe(reading)
})
