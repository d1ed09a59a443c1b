import { expect, test } from 'vitest'
import { type Asked, askedFor } from './opt-out.ts'
import { type Labelled, optOutMessages } from './testing/opt-out-messages.ts'

const share = (some: number, all: number) => some / all
const measured = (messages: Labelled[]) => {
  const read = messages.map((message) => ({ ...message, asked: askedFor(message.text) }))
  const stops = read.filter(({ label }) => label === 'stop')
  const said = read.filter(({ asked }) => asked === 'stop')
  return {
    recall: share(stops.filter(({ asked }) => asked === 'stop').length, stops.length),
    quiet: share(stops.filter(({ asked }) => asked === 'stop' || asked === 'unsure').length, stops.length),
    precision: share(said.filter(({ label }) => label === 'stop').length, said.length),
    wrong: read
      .filter(({ label, asked }) => label !== asked)
      .map(({ text, label, asked }) => `${label} → ${asked}: ${text}`),
  }
}

test('the labelled set is large, and no message stands in it twice', () => {
  expect(optOutMessages.length).toBeGreaterThanOrEqual(600)
  expect(new Set(optOutMessages.map(({ text }) => text)).size).toBe(optOutMessages.length)
})

test('opt-outs are found and little else is taken for one', () => {
  const { recall, precision } = measured(optOutMessages)
  expect(recall).toBeGreaterThanOrEqual(0.99)
  expect(precision).toBeGreaterThanOrEqual(0.97)
})

test('the same holds for the messages the rule was not tuned on', () => {
  const { quiet, precision } = measured(optOutMessages.filter(({ heldOut }) => heldOut))
  expect(quiet).toBeGreaterThanOrEqual(0.95)
  expect(precision).toBeGreaterThanOrEqual(0.97)
})

test.each<[string, Asked]>([
  ['please stop', 'stop'],
  ['wrong number', 'stop'],
  ['no me escriba más', 'stop'],
  ['I can’t stop smiling', 'none'],
  ['STOP', 'stop'],
  ['start', 'start'],
  ['HELP', 'help'],
  ['', 'none'],
  ['Not interested', 'unsure'],
])('“%s” is %s', (text, asked) => expect(askedFor(text)).toBe(asked))

// Were the rule slower than linear, these would outlast the time a test has.
test('a long text made to be slow is still read', () => {
  for (const part of ['no me ', 'stop ', 'do not ', 'take off the ', 'a '] as const)
    expect(['stop', 'unsure', 'none']).toContain(askedFor(part.repeat(100_000)))
})
