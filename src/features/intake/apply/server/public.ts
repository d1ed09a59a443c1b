export { acknowledgeJob } from './jobs/acknowledge.ts'
export { recentJumps } from './tell-jump.ts'
