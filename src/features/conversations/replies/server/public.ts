export { readNewestReply } from './read-newest-reply.ts'
export { writtenDays } from './second-opinion.ts'
