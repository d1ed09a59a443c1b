import type { BoardView } from '../../rules/statuses.ts'

/** What each view of the board is called. */
export const boardWords: Readonly<Record<BoardView, string>> = {
  them: 'Waiting for them',
  us: 'Waiting for us',
  booked: 'Booked today',
  person: 'Needs a person',
  stopped: 'Stopped',
  running: 'In an automation now',
  older: 'On earlier settings',
}
