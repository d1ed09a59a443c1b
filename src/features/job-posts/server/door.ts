export { type JobCodeRoute, jobCodeRoutes, markJobCodesUsed } from './job-codes.ts'
export { postStates } from './post-states.ts'
