import type { BoardView } from '../../rules/statuses.ts'

/** Title of each view of the board. */
export const boardWords: Readonly<Record<BoardView, string>> = {
  awaiting_reply: 'Waiting for reply',
  scheduled: 'Scheduled',
  booked: 'Booked today',
  needs_staff: 'Needs attention',
  stopped: 'Stopped',
  running: 'In an automation',
  previous_settings: 'On previous settings',
  started: 'Started today',
}
