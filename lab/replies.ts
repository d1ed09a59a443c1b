// How long one reply takes to be read, the second opinion included: `node lab/replies.ts`.
import { classifyReply } from '@reinforce/reply-reader/replies/classify-reply.ts'
import { corpusNow, corpusZone, replyCorpus } from '@reinforce/reply-reader/replies/testing/corpus/reply-corpus.ts'
import { findWrittenDays } from '../src/features/conversations/replies/server/second-opinion.ts'

const rounds = 5
const took = Array.from({ length: rounds }, () => {
  const began = performance.now()
  for (const { text, expectation } of replyCorpus)
    classifyReply(text, { expectation, now: corpusNow, timeZone: corpusZone, second: findWrittenDays })
  return (performance.now() - began) / replyCorpus.length
})
console.log(`${replyCorpus.length} replies, milliseconds for each: ${took.map((each) => each.toFixed(3)).join(', ')}`)
