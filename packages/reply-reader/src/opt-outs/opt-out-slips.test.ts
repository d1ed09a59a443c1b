import fc from 'fast-check'
import { expect, test } from 'vitest'
import { classifyOptOut } from './opt-out.ts'
import { ownWords, stopWords } from './opt-out-keywords.ts'
import { correctSlips, findSlippedStopWord, isSlip } from './opt-out-slips.ts'

const longWords = [...stopWords].filter((word) => word === 'stop' || word.length > 4)

test('a stop word with a letter doubled, left out or swapped is still that stop word', () => {
  fc.assert(
    fc.property(fc.constantFrom(...longWords), fc.nat(20), (word, at) => {
      const k = at % (word.length - 1)
      const doubled = word.slice(0, k + 1) + word.slice(k)
      const without = word.slice(0, k) + word.slice(k + 1)
      const swapped = word.slice(0, k) + word[k + 1] + word[k] + word.slice(k + 2)
      for (const typed of [doubled, without, swapped].filter((each) => !ownWords.has(each)))
        expect(classifyOptOut(typed), typed).toBe('stop')
    }),
  )
})

test('words that mean something of their own are no slip', () => {
  for (const word of ['shop', 'step', 'also', 'hasta', 'pasar', 'cancer', 'quiet', 'top', 'parent', 'black'])
    expect([findSlippedStopWord(word), correctSlips(word), classifyOptOut(word)]).toEqual([null, word, 'none'])
})

test.each<[string, string, boolean]>([
  ['stopp', 'stop', true],
  ['stpo', 'stop', true],
  ['stip', 'stop', true],
  ['sop', 'stop', true],
  ['stop', 'stop', false],
  ['spot', 'stop', false],
  ['stopper', 'stop', false],
  ['stotop', 'stop', false],
  ['stoxxp', 'stop', false],
])('“%s” is one slip from “%s”: %s', (typed, word, is) => expect(isSlip(typed, word)).toBe(is))

test.each([
  ['textng', 'texting'],
  ['mesaging', 'messaging'],
  ['quitt', 'quit'],
  ['stpo', 'stop'],
  ['ennd', 'ennd'],
  ['stip', 'stip'],
])('in a sentence “%s” is “%s”', (typed, word) => expect(correctSlips(typed)).toBe(word))

test.each([
  ['stip', 'stop'],
  ['unsubscribee', 'unsubscribe'],
  ['baxa', null],
  ['ends', null],
])('alone “%s” is %j', (typed, word) => expect(findSlippedStopWord(typed)).toBe(word))
