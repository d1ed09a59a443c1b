/**
 * Where a sequence stands: `us` it will write at a moment of its own, `them` a reply is awaited, `person` someone has to act; and how it
 * ended: `booked`, `finished` (all was said) or `stopped`.
 */
export const standings = ['us', 'them', 'person', 'booked', 'finished', 'stopped'] as const
export type EnrollmentStatus = (typeof standings)[number]

/** The columns of the board. */
const boardColumns = ['them', 'us', 'booked', 'person', 'stopped'] as const
export type BoardColumn = (typeof boardColumns)[number]

/** What the board can list: a column; or `running`, no matter who is in an automation, and `older`, those of them who finish on earlier settings. */
export const boardViews = [...boardColumns, 'running', 'older'] as const
export type BoardView = (typeof boardViews)[number]

/** Whether a sequence goes on, or waits for someone who lets it go on. */
export const isActive = (standing: EnrollmentStatus): boolean =>
  standing === 'us' || standing === 'them' || standing === 'person'
