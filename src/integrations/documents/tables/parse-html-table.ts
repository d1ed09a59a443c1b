import { createTableText, type TableText } from './create-table-text.ts'

const rowStart = /^(?:ss:)?(?:tr|row)$/i
const cellStart = /^(?:ss:)?(?:td|th|cell)$/i
const unseen = /<(script|style)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const decodeChar = (code: number): string => (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '')
const plain = (markup: string): string =>
  markup
    .replace(
      /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi,
      (all: string, decimal: string, hex: string, name: string) => {
        if (decimal) return decodeChar(Number(decimal))
        return hex ? decodeChar(Number.parseInt(hex, 16)) : (named[name.toLowerCase()] ?? all)
      },
    )
    .replace(/\s+/g, ' ')
    .trim()

/** The rows of the tables of a page as one CSV text; null when it has none. */
export const parseHtmlTable = (page: string): TableText | null => {
  const rows: string[][] = []
  let cell: string | null = null
  const close = () => {
    if (cell !== null) rows.at(-1)?.push(plain(cell))
    cell = null
  }
  for (const [, tag = '', name = '', words = ''] of page
    .replace(unseen, ' ')
    .matchAll(/<((\/?[a-z:]{1,20})\b[^>]*)>([^<]*)/gi)) {
    const isEnd = name.startsWith('/')
    const bare = name.replace('/', '')
    if (rowStart.test(bare)) {
      close()
      if (!isEnd) rows.push([])
    } else if (cellStart.test(bare)) {
      close()
      if (!isEnd && !tag.endsWith('/')) cell = ''
      else if (!isEnd) rows.at(-1)?.push('')
    }
    if (cell !== null) cell += /^(?:br|p|div)$/i.test(bare) ? ` ${words}` : words
  }
  close()
  return rows.length === 0 ? null : createTableText([{ name: 'Table', rows }])
}
