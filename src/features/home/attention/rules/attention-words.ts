import { pluralize } from '../../../../rules/words/count.ts'

/** Kinds of things that wait for someone, most pressing first. */
export const attentionKinds = ['replies', 'handoffs', 'requests', 'numbers', 'unrouted'] as const
export type AttentionKind = (typeof attentionKinds)[number]
export type AttentionCounts = Record<AttentionKind, number>

/** Adds up everything that waits: the number of the dashboard, the bell, and the inbox. */
export const countAttention = (counts: AttentionCounts): number =>
  attentionKinds.reduce((total, kind) => total + counts[kind], 0)

/** Formats one kind with its count. */
export const describeAttention = (kind: AttentionKind, n: number): string => {
  if (kind === 'replies') return `${pluralize(n, 'reply', 'replies')} waiting`
  if (kind === 'handoffs') return `${pluralize(n, 'person', 'people')} handed off to you`
  if (kind === 'requests') return `${pluralize(n, 'question')} about a score`
  if (kind === 'numbers') return pluralize(n, 'unknown number')
  return pluralize(n, 'unrouted application')
}
