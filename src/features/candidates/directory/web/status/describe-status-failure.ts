import { UserError } from '../../../../../rules/user-error.ts'

const sentence = 'Failed to update candidate statuses. Please try again.'

/** Says that a status change failed, and why, if the server gave a reason that trying again doesn't remove. */
export const describeStatusFailure = (error: unknown): string =>
  error instanceof UserError && error.code !== 'unavailable' && error.code !== 'vendor'
    ? `${sentence} ${error.message}`
    : sentence
