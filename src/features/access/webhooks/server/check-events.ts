import { Refusal } from '../../../../rules/refusal.ts'

/** Refuses a webhook that would be told nothing. */
export const checkEvents = (events: readonly string[]): void => {
  if (events.length === 0) throw Refusal.at('events', 'Choose what it is told.')
}
