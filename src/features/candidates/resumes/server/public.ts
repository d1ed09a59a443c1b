export { detectResumeKind, isPhoto } from './resume-kind.ts'
export { queueReading } from './resume-readings.ts'
export { readResume, storeResume } from './streams/store-resume.ts'
