import { UserError } from '../../rules/user-error.ts'

/** Whether the same call may work later: the server didn't answer, failed, or was called too often. A refusal would repeat. */
export const canWorkLater = (error: unknown): boolean =>
  !(error instanceof UserError) || ['unavailable', 'too-many'].includes(error.code)
