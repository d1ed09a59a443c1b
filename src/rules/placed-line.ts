/** The box of a line on its page, in points from the page's top left corner. */
type LineBox = { x: number; y: number; width: number; height: number }

/**
 * A line of a document as a person reads it: never two columns in one, in the order in which they are read. `page`
 * counts from 1; a format without pages has one. `box` is null where a format has no places. `heading`: it is set
 * larger or bolder than the text around it, or the document marks it as a heading. Cells of a table row are one line
 * with a tab between them.
 */
export type PlacedLine = { text: string; page: number; box: LineBox | null; heading: boolean }

/**
 * The readable part of a document. `lines` holds nothing that a person does not see (white, size 0, outside the page).
 * `unread`: the pages without words, such as scans; a part missing in the rest may be there. A document without any
 * line is unreadable.
 */
export type ReadDocument = { lines: PlacedLine[]; pages: number; unread: number[] }
