/**
 * A piece of text of a page, from pdf.js: a matrix whose last two numbers are the left end of its line, in points from
 * below.
 */
export type PlacedText = { str: string; transform: readonly number[]; width: number; height: number }

/** A box over a page, in shares of its width and height from above. */
export type Mark = { left: number; top: number; width: number; height: number }

/** A page in points. */
export type PageSize = { width: number; height: number }

/** Where to mark a page with this text. */
export type FindMarks = (items: readonly PlacedText[], page: PageSize) => Mark[]
