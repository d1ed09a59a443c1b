export { loadStandingHold, lockOutHolds, shareHolds } from './standing-holds.ts'
