/** A run of text on a page: `x` from the left, `y` of the line it stands on from the top, in points. */
export type Run = { text: string; x: number; y: number; width: number; size: number; bold: boolean }
