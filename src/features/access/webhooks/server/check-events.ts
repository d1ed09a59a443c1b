import { UserError } from '../../../../rules/user-error.ts'

/** Refuses a webhook that would be told nothing. */
export const checkEvents = (events: readonly string[]): void => {
  if (events.length === 0) throw UserError.at('events', 'Choose at least one event.')
}
