/**
 * Where a sequence stands: `scheduled` it will write at a moment of its own, `awaiting_reply`, `needs_staff` someone has to act; and how it
 * ended: `booked`, `finished` (all was said) or `stopped`.
 */
export const statuses = ['scheduled', 'awaiting_reply', 'needs_staff', 'booked', 'finished', 'stopped'] as const
export type EnrollmentStatus = (typeof statuses)[number]

/** The columns of the board. */
const boardColumns = ['awaiting_reply', 'scheduled', 'booked', 'needs_staff', 'stopped'] as const
export type BoardColumn = (typeof boardColumns)[number]

/** What the board can list: a column; or `running`, no matter who is in an automation, and `previous_settings`, those of them who finish on earlier settings. */
export const boardViews = [...boardColumns, 'running', 'previous_settings'] as const
export type BoardView = (typeof boardViews)[number]

/** Whether a sequence goes on, or waits for someone who lets it go on. */
export const isActive = (status: EnrollmentStatus): boolean =>
  status === 'scheduled' || status === 'awaiting_reply' || status === 'needs_staff'
