import { readFileSync } from 'node:fs'

/** The style of a page that the server writes: no request but the typeface, light and dark. */
export const pageStyle = readFileSync(new URL('page.css', import.meta.url), 'utf8')
  .replace(/\s+/g, ' ')
  .trim()
