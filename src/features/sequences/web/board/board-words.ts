import type { BoardColumn } from '../../rules/standings.ts'

/** What each column of the board is called. */
export const boardWords: Readonly<Record<BoardColumn, string>> = {
  them: 'Waiting for them',
  us: 'Waiting for us',
  booked: 'Booked today',
  person: 'Needs a person',
  stopped: 'Stopped',
}
