import { explainStartError } from '../../../rules/start/explain-start-error.ts'
import { UserError } from '../../../rules/user-error.ts'

/** Throws what went wrong with a folder again, in words where the machine said no. */
export const explainErrorFor =
  (folder: string) =>
  (error: unknown): never => {
    const words = explainStartError(error, folder)
    throw words === null ? error : new UserError('unavailable', words)
  }
