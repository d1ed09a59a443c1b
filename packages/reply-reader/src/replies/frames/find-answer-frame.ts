import { canFit, collectNames, fitsFrame } from '../../frames/fit-frame.ts'
import { parseFrame, type Step } from '../../frames/parse-frame.ts'
import { createTagger } from '../../frames/tag-words.ts'
import type { Expectation } from '../expectation.ts'
import frames from './answer-frames.json' with { type: 'json' }
import lists from './answer-words.json' with { type: 'json' }

const tag = createTagger(lists)
const byExpectation = new Map<string, { means: string; steps: Step[] }[]>()
for (const { to, means, frame } of frames) {
  const known = byExpectation.get(to) ?? []
  known.push({ means, steps: parseFrame(frame) })
  byExpectation.set(to, known)
}

/** Meanings of the frames that fit a thought, each once. `line` is one of `words-of.ts`. */
export const findAnswerFrames = (line: string, expectation: Expectation): string[] => {
  const tagged = tag(line)
  const known = byExpectation.get(expectation.kind === 'question' ? expectation.topic : expectation.kind) ?? []
  const names = collectNames(tagged)
  const found = known.filter(
    ({ steps }) => canFit(names, steps) && tagged.words.some((_, at) => fitsFrame(tagged, steps, 0, at)),
  )
  return [...new Set(found.map(({ means }) => means))]
}
