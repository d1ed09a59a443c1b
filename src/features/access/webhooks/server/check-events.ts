import { UserError } from '../../../../rules/user-error.ts'

/** Throws for a webhook without events. */
export const checkEvents = (events: readonly string[]): void => {
  if (events.length === 0) throw UserError.at('events', 'Choose at least one event.')
}
