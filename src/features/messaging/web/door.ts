export { TextDialog } from './text-dialog.tsx'
