export { bringReports } from './bring-reports.ts'
export { foldStale } from './jobs/fold-hiring.ts'
export { loadFirstTouchClock } from './load-first-touch-clock.ts'
export { passReports } from './pass-reports.ts'
