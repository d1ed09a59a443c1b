import type { Expectation } from '@reinforce/reply-reader/replies/expectation.ts'
import type { Enrollment } from './enrollment.ts'

/** Returns the expectation of an enrollment: the question, offer, or planned or missed interview that a reply answers. */
export const getExpectation = ({ flow, progress, startsAt }: Enrollment): Expectation => {
  const asked = flow.steps[progress.step]
  if (progress.asked === 'question' && asked?.kind === 'ask') return { kind: 'question', topic: asked.topic }
  if (progress.asked === 'offer') return { kind: 'offer', times: progress.offered.map((at) => new Date(at)) }
  if (progress.asked === 'interview' && startsAt) return { kind: 'interview', at: startsAt }
  return flow.preset === 'no_show' ? { kind: 'missed' } : { kind: 'none' }
}
