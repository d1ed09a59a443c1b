import type { ReadDocument } from '../../../rules/placed-line.ts'

/** A text file as its lines; a form feed begins a page, three blanks or more a cell. */
export const readPlainLines = (text: string): ReadDocument => {
  const pages = text.replace(/^\ufeff/, '').split('\f')
  const lines = pages.flatMap((page, at) =>
    page.split(/\r\n|\r|\n/).flatMap((line) => {
      const words = line
        .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
        .trim()
        .replace(/[ \u00a0]{3,1000}/g, '\t')
        .replace(/[ \u00a0]{1,1000}/g, ' ')
        .replace(/ ?\t[ \t]{0,1000}/g, '\t')
      return words === '' ? [] : [{ text: words, page: at + 1, box: null, heading: false }]
    }),
  )
  return { lines, pages: pages.length, unread: [] }
}
