export { bringReports } from './bring-reports.ts'
export { firstTouchClock } from './first-touch-clock.ts'
export { foldStale } from './jobs/fold-hiring.ts'
export { passReports } from './pass-reports.ts'
