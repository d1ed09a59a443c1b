/** Another text with the same words to the same number; `sameRecord`: it was written to the same candidate. */
export type EarlierText = { status: string; sameRecord: boolean }

/** Why the same words may not reach a number again, as far as anyone knows. */
export const explainRepeatedText = ({ status, sameRecord }: EarlierText): string => {
  if (status === 'held' || status === 'queued') return 'The same text is already waiting for this number.'
  if (status === 'sending') return 'The same text is on its way to this number.'
  if (status === 'unknown')
    return 'This number may have gotten the same text in the last 24 hours. We don’t know if it arrived.'
  return sameRecord
    ? 'This person got the same text in the last 24 hours.'
    : 'This number got the same text in the last 24 hours, on another record.'
}

/** Said of a second record with a number that this bulk text reaches already. */
export const duplicateReason = 'Another record in this selection has the same number and gets this text.'
