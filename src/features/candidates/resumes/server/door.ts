export { isPhoto, resumeKindOf } from './resume-kind.ts'
export { queueReading } from './resume-readings.ts'
export { bringResume, readResume } from './streams/bring-resume.ts'
