import { faultInWords } from '../../../platform/server/process/fault-in-words.ts'
import { Refusal } from '../../../rules/refusal.ts'

/** Throws what went wrong with a folder again, in words where the machine said no. */
export const inWordsOf =
  (folder: string) =>
  (error: unknown): never => {
    const words = faultInWords(error, folder)
    throw words === null ? error : new Refusal('unavailable', words)
  }
