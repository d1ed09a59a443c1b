export { acknowledgeJob } from './jobs/acknowledge.ts'
export { offerTimesWith } from './offer-time.ts'
export { loadRecentJumps } from './tell-jump.ts'
