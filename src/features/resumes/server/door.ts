export { queueReading } from './resume-readings.ts'
