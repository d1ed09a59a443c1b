/** A run of text on a page: `x` from the left, `y` of its base line from the top, in points. */
export type Run = { text: string; x: number; y: number; width: number; size: number; bold: boolean }
