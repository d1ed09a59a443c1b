export { readNewestReply } from './read-newest-reply.ts'
export { findWrittenDays } from './second-opinion.ts'
