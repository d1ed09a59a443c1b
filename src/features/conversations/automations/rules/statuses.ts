/**
 * Enrollment status: `scheduled` for an automatic step, `awaiting_reply`, `needs_staff`, or final: `booked`, `finished`
 * (all steps done), `stopped`.
 */
export const statuses = ['scheduled', 'awaiting_reply', 'needs_staff', 'booked', 'finished', 'stopped'] as const
export type EnrollmentStatus = (typeof statuses)[number]

/** The columns of the board. */
const boardColumns = ['awaiting_reply', 'scheduled', 'booked', 'needs_staff', 'stopped'] as const
export type BoardColumn = (typeof boardColumns)[number]

/**
 * Views of the board: a column; `running`, everyone in an automation; `previous_settings`, those of them who finish on
 * earlier settings; or `started`, everyone whose automation started today.
 */
export const boardViews = [...boardColumns, 'running', 'previous_settings', 'started'] as const
export type BoardView = (typeof boardViews)[number]

/** Whether an enrollment continues by itself, or waits for someone who resumes it. */
export const isActive = (status: EnrollmentStatus): boolean =>
  status === 'scheduled' || status === 'awaiting_reply' || status === 'needs_staff'
