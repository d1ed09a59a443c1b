export { countClientsToBringLive } from './first-steps.ts'
export { loadFirstDay, startFirstWeek } from './first-week.ts'
