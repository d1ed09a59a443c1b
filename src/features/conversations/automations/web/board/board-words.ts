import type { BoardView } from '../../rules/statuses.ts'

/** What each view of the board is called. */
export const boardWords: Readonly<Record<BoardView, string>> = {
  awaiting_reply: 'Waiting for them',
  scheduled: 'Waiting for us',
  booked: 'Booked today',
  needs_staff: 'Needs a person',
  stopped: 'Stopped',
  running: 'In an automation now',
  previous_settings: 'On earlier settings',
}
