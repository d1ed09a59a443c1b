export { readingOf } from './reading-of.ts'
export { writtenDays } from './second-opinion.ts'
