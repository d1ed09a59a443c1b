/** The state of a file's bytes; null for one that no one checked yet. */
export type Check = {
  state: 'waiting' | 'checked' | 'quarantined'
  reason: string | null
  scanner: string | null
  checked_at: string | null
  released_by: string | null
  released_at: string | null
  release_reason: string | null
} | null

export type CheckState = 'waiting' | 'checked' | 'quarantined' | 'released'
/** Every state that the check of a document can be in. */
export const checkStates = ['checked', 'waiting', 'quarantined', 'released'] as const

/** Returns the state of a document: without a check it waits, and a held one that someone let go is released. */
export const getCheckState = (check: Check): CheckState =>
  check === null ? 'waiting' : check.state === 'quarantined' && check.released_at !== null ? 'released' : check.state

/** One word for a chip. */
export const checkNames: Record<CheckState, string> = {
  checked: 'Passed',
  waiting: 'Waiting',
  quarantined: 'Held',
  released: 'Released',
}

/** Formats the scope of the check, in a sentence; `by` is the person who released it. */
export const describeCheck = (check: Check): string => {
  const state = getCheckState(check)
  if (state === 'quarantined') return `Held: ${check?.reason ?? 'something in it isn’t safe.'}`
  if (state === 'released')
    return `Released${check?.released_by ? ` by ${check.released_by}` : ''}: “${check?.release_reason ?? ''}”. Held before: ${check?.reason ?? ''}`
  if (check === null) return 'Waiting to be checked.'
  if (state === 'waiting') return 'Waiting for the virus scanner. File type and active content checked.'
  return check.scanner
    ? `Checked for file type, active content, and viruses (${check.scanner}).`
    : 'Checked for file type and active content. No virus scanner is connected.'
}

/** Why a person who may see the file may not open it. */
export const describeBlocked = (check: Check): string =>
  getCheckState(check) === 'quarantined'
    ? `${describeCheck(check)} An Admin can release it.`
    : 'The virus scanner hasn’t checked this file yet. Try again in a moment.'
