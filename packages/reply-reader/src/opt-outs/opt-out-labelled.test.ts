import { expect, test } from 'vitest'
import { classifyOptOut } from './opt-out.ts'
import { optOutWords } from './opt-out-words.ts'
import { optOutMessages } from './testing/opt-out-messages.ts'

const tuned = optOutMessages.filter(({ heldOut }) => !heldOut)
const step = 30
const parts = Array.from({ length: Math.ceil(tuned.length / step) }, (_, at) => at * step)

// In small parts, so that a mutation run tries them. Of the messages that were held out, only shares are promised.
test.each(parts)('the messages the rule was tuned on are read as they are labelled, from the %ith', (from) => {
  const misread = tuned.slice(from, from + step).filter(({ text, label }) => classifyOptOut(text) !== label)
  expect(misread).toEqual([])
})

test.each([
  ['This isn’t Maria', 'stop'],
  ['this isnt Maria', 'stop'],
  ["this isn't  Maria!", 'stop'],
  ['this is not Maria.', 'stop'],
  ['no soy María', 'stop'],
  ['This isn’t Friday', 'none'],
  ['this isn’t fun', 'none'],
  ['this isn’t Maria, is it', 'none'],
  ['it isn’t Maria any more', 'stop'],
  ['isn’t  Maria’s number  anymore', 'stop'],
  ['it isnt Maria anymore', 'stop'],
  ['it is not Maria’s phone anymore', 'stop'],
  ['it isn’t fun anymore', 'none'],
  ['It isn’t Maria’s phone', 'stop'],
  ["this isn't Maria's  cell", 'stop'],
  ['it isnt  Maria’s number', 'stop'],
  ['is not Maria’s fault', 'none'],
])('that someone else has the number is read from a name: “%s” is %s', (text, asked) =>
  expect(classifyOptOut(text)).toBe(asked),
)

test.each([
  ['#stop', 'stop'],
  [' #STOP', 'stop'],
  ['s t o p', 'stop'],
  ['S T O P please', 'stop'],
  ['u n s u b', 'stop'],
  ['a b', 'none'],
  ['unsucribe', 'stop'],
  ['unsubscrive', 'stop'],
  ['unsbuscribe', 'stop'],
  ['por fa stop', 'stop'],
  ['porfa pare', 'stop'],
  ['por favorcito pare', 'stop'],
  ['stoooop', 'stop'],
  ['11111 stop', 'none'],
  ['Hello - stop', 'stop'],
  ['Hello – stop – thanks', 'stop'],
  ['Hello…stop', 'stop'],
  ['Hi (stop)', 'stop'],
  ['wait... stop', 'stop'],
  ['enough', 'stop'],
  ['salir', 'stop'],
  ['please stip', 'stop'],
  ['stip sending', 'none'],
  ['call me instead of texting', 'unsure'],
  ['Stop lol', 'unsure'],
  ['stop texting me lol', 'stop'],
  ['quizás pare', 'unsure'],
  ['a lo mejor no me escriban más', 'unsure'],
  ['no me quite de la lista', 'none'],
  ['please stop after 8 pm', 'unsure'],
  ['stop texting me after 12am', 'unsure'],
  ['don’t text me past 1 am', 'unsure'],
  ['please stop texting after 12 pm', 'unsure'],
  ['🛑', 'stop'],
  ['😒', 'unsure'],
  ['🙂', 'none'],
])('however it is written, “%s” is %s', (text, asked) => expect(classifyOptOut(text)).toBe(asked))

test('the mark next to a number', () => {
  expect(optOutWords).toEqual({ here: 'Opted out', everywhere: 'Opted out of this service’s texts' })
})
