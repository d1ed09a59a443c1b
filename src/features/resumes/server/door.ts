export { queueReading } from './resume-readings.ts'
export { bringResume, readResume } from './streams/bring-resume.ts'
