/** A piece of text of a page, as pdf.js tells it: a matrix whose last two numbers are the left end of its line, in points from below. */
export type PlacedText = { str: string; transform: readonly number[]; width: number; height: number }

/** A box over a page, in shares of its width and height from above. */
type Mark = { left: number; top: number; width: number; height: number }

/** Where to mark a page of this size, in points, with this text. */
export type MarksOf = (items: readonly PlacedText[], page: { width: number; height: number }) => Mark[]
