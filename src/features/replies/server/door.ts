export { readingOf } from './reading-of.ts'
