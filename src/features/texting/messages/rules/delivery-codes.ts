/** The meaning of a network's error code for the reader, and the action that follows. */
export type CodeAction =
  | 'opt-out'
  | 'bad-number'
  | 'retry-later'
  | 'bad-number-after-two'
  | 'spam'
  | 'retry-once'
  | 'block-sender'
  | 'pause'
  | 'back-off'
  | 'nothing'

export type CodeMeaning = { words: string; action: CodeAction }

const table: Record<string, CodeMeaning> = {
  '21610': { words: 'Opted out: can’t be texted', action: 'opt-out' },
  '21211': { words: "Number can't receive texts", action: 'bad-number' },
  '21614': { words: "Number can't receive texts", action: 'bad-number' },
  '21635': { words: "Number can't receive texts", action: 'bad-number' },
  '30003': { words: 'Phone off or out of range', action: 'retry-later' },
  '30005': { words: 'Number not in service', action: 'bad-number-after-two' },
  '30006': { words: 'Landline', action: 'bad-number' },
  '30007': { words: 'Blocked as spam', action: 'spam' },
  '30008': { words: 'Not delivered', action: 'retry-once' },
  '30034': { words: 'Sender not registered', action: 'block-sender' },
  '30032': { words: 'Sender not registered', action: 'block-sender' },
  '30002': { words: 'Texting is down', action: 'pause' },
  '20003': { words: 'Texting is down', action: 'pause' },
  '20429': { words: 'Texting is down', action: 'pause' },
  '30450': { words: 'Paused by provider', action: 'back-off' },
}

/** Returns the meaning of a code; for an unknown one only that the text did not arrive. */
export const getMeaning = (code: string): CodeMeaning =>
  table[code] ?? { words: `Not delivered (code ${code})`, action: 'nothing' }

/** Every code we know, for the settings of a simulated network. */
export const knownCodes = Object.entries(table).map(([code, meaning]) => ({ code, ...meaning }))

/** Returns minutes until texting resumes. */
export const getPauseMinutes = (action: CodeAction): number => (action === 'pause' ? 5 : action === 'back-off' ? 30 : 0)

/** Minutes until the next try of a text that did not arrive, after `tries` earlier ones; null for no more. */
export const getRetryMinutes = (action: CodeAction, tries: number): number | null => {
  if (action === 'retry-later') return [60, 360][tries] ?? null
  if (action === 'retry-once' || action === 'bad-number-after-two') return tries === 0 ? 60 : null
  return null
}
