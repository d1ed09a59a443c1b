export { selection as candidateSelection } from '../contract.ts'
export { candidateColumns, candidateJoins, candidateRows } from './candidate-rows.ts'
export { countSelected, lockSelected, type Selected, selecting } from './selecting.ts'
export { receivedCounts } from './stats.ts'
