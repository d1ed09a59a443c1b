import { formatCount } from '../../../../../rules/words/format-count.ts'

const people = (count: number) => `${formatCount(count)} ${count === 1 ? 'candidate' : 'candidates'}`

/** Describes the result of an undo, and why some rows stayed as they are. */
export const describeUndone = ({ restored, changedSince }: { restored: number; changedSince: number }) =>
  changedSince === 0
    ? `${people(restored)} restored.`
    : `${people(restored)} restored. ${people(changedSince)} changed since and stayed the same.`
