export { rehearseAutomation } from '../contract/rehearsal.ts'
export { AutomationBar } from './strip/lazy-automation-bar.tsx'
export { useAwaitsReading } from './strip/use-awaits-reading.ts'
export { useEnrollmentFirst } from './strip/use-enrollment-first.ts'
