import { stateOf } from '../../../rules/us-states.ts'

export type PastedLocation = { name: string; city: string; state: string }

const header = /^(location|name|clinic|city|state)s?( name)?$/i

/** Rows copied from a spreadsheet: name, city and state, parted by tabs. A header row and empty rows are left out; states become two letters where they can be read. */
export const pasteLocations = (text: string): PastedLocation[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))
    .filter((cells, at) => at > 0 || cells.length < 2 || !cells.every((cell) => cell === '' || header.test(cell)))
    .map(([name = '', city = '', state = '']) => ({ name: name || city, city, state: stateOf(state) ?? state }))
