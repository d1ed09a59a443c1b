import { expect, test } from 'vitest'
import { replyCorpus } from '../src/features/replies/rules/testing/corpus/reply-corpus.ts'
import { corpusFigures } from '../src/features/replies/rules/testing/judge-corpus.ts'
import { writtenDays } from '../src/features/replies/server/second-opinion.ts'

// Here and not beside the rules: they know no library, and the figures are those of the whole reader.
const halves = [
  ['while the rules were written', false],
  ['only counted', true],
] as const

test.each(halves)('what is reached on the replies that were %s stays reached', (_, unseen) => {
  const figures = corpusFigures(unseen, writtenDays)
  console.log(`Replies: ${JSON.stringify(figures)}`)
  expect(figures.replies).toBeGreaterThanOrEqual(1_300)
  expect(figures.actedOn).toBeGreaterThanOrEqual(unseen ? 98 : 99)
  expect(figures.right).toBeGreaterThanOrEqual(unseen ? 98.4 : 99.8)
  expect(figures.wrongBookings).toBeLessThanOrEqual(unseen ? 2 : 0)
  expect(figures.wrongCancels).toBe(0)
  expect(figures.optOutsHeard).toBe(figures.optOuts)
})

test('the corpus holds what was promised of it: two thousand replies and more, a fifth of them Spanish, in halves', () => {
  expect(replyCorpus.length).toBeGreaterThanOrEqual(2_000)
  expect(replyCorpus.filter(({ language }) => language === 'es').length).toBeGreaterThanOrEqual(500)
  const unseen = replyCorpus.filter((reply) => reply.unseen).length / replyCorpus.length
  expect(Math.abs(unseen - 0.5)).toBeLessThan(0.05)
})
