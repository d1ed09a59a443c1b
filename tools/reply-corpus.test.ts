import { createHash } from 'node:crypto'
import { classifierVersion } from '@reinforce/reply-reader/replies/classifier-version.ts'
import { classifyReply } from '@reinforce/reply-reader/replies/classify-reply.ts'
import { measureCorpus } from '@reinforce/reply-reader/replies/testing/corpus/judge-corpus.ts'
import { corpusNow, corpusZone, replyCorpus } from '@reinforce/reply-reader/replies/testing/corpus/reply-corpus.ts'
import { expect, test } from 'vitest'
import { findWrittenDays } from '../src/features/conversations/replies/server/second-opinion.ts'

// Here and not beside the rules: they know no library, and the figures are those of the whole reader.
const halves = [
  ['while the rules were written', false],
  ['only counted', true],
] as const

test.each(halves)('what is reached on the replies that were %s stays reached', (_, unseen) => {
  const figures = measureCorpus(unseen, findWrittenDays, 'others')
  console.log(`Replies: ${JSON.stringify(figures)}`)
  expect(figures.replies).toBeGreaterThanOrEqual(1_300)
  expect(figures.actedOn).toBeGreaterThanOrEqual(unseen ? 98 : 99)
  expect(figures.right).toBeGreaterThanOrEqual(unseen ? 98.5 : 99.8)
  expect(figures.wrongBookings).toBeLessThanOrEqual(unseen ? 1 : 0)
  expect(figures.wrongCancels).toBe(0)
  expect(figures.optOutsHeard).toBe(figures.optOuts)
})

test.each(halves)('what is reached on the answers to questions that were %s stays reached', (_, unseen) => {
  const figures = measureCorpus(unseen, findWrittenDays, 'questions')
  console.log(`Answers: ${JSON.stringify(figures)}`)
  expect(figures.replies).toBeGreaterThanOrEqual(900)
  expect(figures.actedOn).toBeGreaterThanOrEqual(unseen ? 97.5 : 98.5)
  expect(figures.right).toBeGreaterThanOrEqual(unseen ? 99 : 99.8)
  expect(figures.wrongAnswers).toBe(0)
  expect(figures.answersOfOthers).toBeLessThanOrEqual(unseen ? 1 : 0)
  expect(figures.optOutsHeard).toBe(figures.optOuts)
})

test('of all that was only counted what was aimed at is reached', () => {
  const figures = measureCorpus(true, findWrittenDays)
  console.log(`All that was only counted: ${JSON.stringify(figures)}`)
  expect(figures.actedOn).toBeGreaterThanOrEqual(88)
  expect(figures.right).toBeGreaterThanOrEqual(98.5)
  const wrong = figures.wrongBookings + figures.wrongCancels + figures.wrongAnswers
  expect((100 * wrong) / figures.replies).toBeLessThanOrEqual(0.1)
  expect(figures.optOutsHeard / figures.optOuts).toBeGreaterThanOrEqual(0.995)
})

test('the corpus holds what was promised of it: two thousand replies and more, a fifth of them Spanish, in halves', () => {
  expect(replyCorpus.length).toBeGreaterThanOrEqual(2_000)
  expect(replyCorpus.filter(({ language }) => language === 'es').length).toBeGreaterThanOrEqual(500)
  const unseen = replyCorpus.filter((reply) => reply.unseen).length / replyCorpus.length
  expect(Math.abs(unseen - 0.5)).toBeLessThan(0.05)
})

test('a reader that reads any of them otherwise is another edition, so that installations read last month’s replies again', () => {
  const readings = replyCorpus.map(({ text, expectation }) => {
    const read = classifyReply(text, { expectation, now: corpusNow, timeZone: corpusZone, second: findWrittenDays })
    return { ...read, rule: undefined, spans: undefined }
  })
  const digest = createHash('sha256').update(JSON.stringify(readings)).digest('hex').slice(0, 16)
  expect(
    { readerEdition: classifierVersion, digest },
    'The reader reads some replies otherwise: give packages/reply-reader/src/replies/classifier-version.ts the next number, and put that and the new digest here.',
  ).toEqual({ readerEdition: 11, digest: '6354e413d32d78aa' })
})
