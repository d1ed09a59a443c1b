export { countClientsToBringLive } from './first-steps.ts'
