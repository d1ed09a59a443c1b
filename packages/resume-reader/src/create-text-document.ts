import type { ReadDocument } from '../../../src/rules/placed-line.ts'

/**
 * Returns words without a file, or whose file is not at hand, as a document of one page, plus so many pages without
 * readable words.
 */
export const createTextDocument = (text: string, unread = 0): ReadDocument => ({
  lines: text.split(/\r\n|\r|\n/).map((line) => ({ text: line, page: 1, box: null, heading: false })),
  pages: 1 + unread,
  unread: Array.from({ length: unread }, (_, at) => at + 2),
})
