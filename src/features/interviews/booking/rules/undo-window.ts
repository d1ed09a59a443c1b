/** Milliseconds that the text of a booking waits, so that the whole booking can be undone. */
export const bookingWaitsMs = 10_000
/** Milliseconds within which a booking whose text has not left can be undone completely. */
const wholeMs = 60_000
const undoMs = 3_600_000

type BookingTimes = { madeAt: Date; startsAt: Date; now: Date }

/** Whether a booking can still be undone: for an hour, or until the interview begins. */
export const canUndo = ({ madeAt, startsAt, now }: BookingTimes): boolean =>
  now.getTime() - madeAt.getTime() < undoMs && now < startsAt

/** Whether it can be as if it never was: shortly after, with nothing told to anyone and nothing changed since. */
export const canUndoFully = (of: { madeAt: Date; now: Date; textLeft: boolean; changedSince: boolean }): boolean =>
  !of.textLeft && !of.changedSince && of.now.getTime() - of.madeAt.getTime() < wholeMs
