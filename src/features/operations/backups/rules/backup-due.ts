/** How long ago things happened, in hours; null: never. */
export type Backups = { made: number | null; failed: number | null; everyHours: number }

/** Hours after which a backup that failed is tried again. */
const again = 1

/** Whether a backup is to be made now: the newest is as old as the setting says, and none failed within the last hour. */
export const isBackupDue = ({ made, failed, everyHours }: Backups): boolean =>
  (made === null || made >= everyHours) && (failed === null || failed >= again)
