export { SchedulerDialog } from './scheduler-dialog.tsx'
