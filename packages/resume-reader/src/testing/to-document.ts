import type { ReadDocument } from '../../../../src/rules/placed-line.ts'

/** A document of these texts, a page each, a line for each line. */
export const toDocument = (...pages: string[]): ReadDocument => ({
  lines: pages.flatMap((page, index) =>
    page.split('\n').map((text) => ({ text, page: index + 1, box: null, heading: false })),
  ),
  pages: pages.length,
  unread: [],
})
