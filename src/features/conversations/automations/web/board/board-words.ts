import type { BoardView } from '../../rules/statuses.ts'

/** What each view of the board is called. */
export const boardWords: Readonly<Record<BoardView, string>> = {
  them: 'Waiting for reply',
  us: 'Scheduled',
  booked: 'Booked today',
  person: 'Needs attention',
  stopped: 'Stopped',
  running: 'In an automation',
  older: 'On previous settings',
}
