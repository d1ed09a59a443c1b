export { acknowledgeJob } from './jobs/acknowledge.ts'
export { loadRecentJumps } from './tell-jump.ts'
