/**
 * The result of one cell: a value, perhaps with a sentence about changed or skipped parts, or why the row is refused.
 */
export type Cell<T> = { ok: true; value: T; note?: string } | { ok: false; reason: string }

/** Text that a database can store: without NUL characters and halves of characters; otherwise as received. */
export const cleanText = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** A text short enough for a sentence. */
export const truncate = (text: string): string => (text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text)
