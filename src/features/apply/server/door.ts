export { acknowledgeJob } from './jobs/acknowledge.ts'
