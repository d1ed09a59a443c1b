import { lazyDialog } from '../../../../ui/dialog/lazy-dialog.tsx'

export { AutomationBar } from './strip/lazy-automation-bar.tsx'
export { useAwaitsReading } from './strip/use-awaits-reading.ts'
export { useEnrollmentFirst } from './strip/use-enrollment-first.ts'
/** Plans the interviews of someone who is away. */
export const AwayDialog = lazyDialog(async () => (await import('./away/away-dialog.tsx')).AwayDialog)
