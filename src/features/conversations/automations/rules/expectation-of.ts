import type { Expectation } from '@reinforce/reply-reader/replies/expectation.ts'
import type { Enrollment } from './enrollment.ts'

/** What a reply answers, by where its sequence stands. */
export const expectationOf = ({ flow, point, startsAt }: Enrollment): Expectation => {
  const asked = flow.steps[point.step]
  if (point.asked === 'question' && asked?.kind === 'ask') return { kind: 'question', topic: asked.topic }
  if (point.asked === 'offer') return { kind: 'offer', times: point.offered.map((at) => new Date(at)) }
  if (point.asked === 'interview' && startsAt) return { kind: 'interview', at: startsAt }
  return { kind: 'none' }
}
