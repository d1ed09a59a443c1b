/** Milliseconds within which texts of both kinds leave no telling which one an answer is about. */
const unclearMs = 300_000

type SentTexts = {
  /** The newest text to this number as that of staff: a code, a notification, or an answer of ours. */
  staff: Date | null
  /** The newest one as that of a candidate or an invited person. */
  candidate: Date | null
  /** The number's notifications have ended already. */
  isStopped: boolean
}

/** The texts that a keyword is about. */
type KeywordTarget = { staff: boolean; candidate: boolean }

/**
 * Decides whose texts STOP, START, or HELP is about, for a number that can be a colleague's and a candidate's: those of the newest text.
 * STOP is about both if both came within five minutes, and about the candidate's too if notifications have ended already. A number that no
 * candidate was texted at never opts out as one.
 */
export const findKeywordTarget = (
  keyword: 'stop' | 'start' | 'help',
  { staff, candidate, isStopped }: SentTexts,
): KeywordTarget => {
  if (staff === null) return { staff: false, candidate: true }
  if (candidate === null) return { staff: true, candidate: false }
  const isStaff = staff > candidate
  if (keyword !== 'stop') return { staff: isStaff, candidate: !isStaff }
  const isUnclear = Math.abs(staff.getTime() - candidate.getTime()) < unclearMs
  return { staff: isStaff || isUnclear, candidate: !isStaff || isUnclear || isStopped }
}
