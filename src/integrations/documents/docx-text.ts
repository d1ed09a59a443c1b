const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const characterOf = (whole: string, code: string): string => {
  if (!code.startsWith('#')) return entities[code] ?? whole
  const point = code[1] === 'x' ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1))
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
}
const decoded = (text: string): string => text.replace(/&(#x?[0-9a-fA-F]{1,6}|[a-z]{2,4});/g, characterOf)

const breaks: Record<string, string> = { '/w:p': '\n', 'w:br': '\n', 'w:cr': '\n', 'w:tab': '\t', '/w:tc': '\t' }

/** The words in the XML of a Word document, a line a paragraph. */
export const docxText = (xml: string): string => {
  const parts: string[] = []
  let inText = false
  for (const [, tag, words] of xml.matchAll(/<([^<>]{0,2000})>|([^<]+)/g)) {
    if (words !== undefined) {
      if (inText) parts.push(decoded(words))
      continue
    }
    const name = /^[^\s/]*\/?[^\s/]*/.exec(tag ?? '')?.[0] ?? ''
    if (name === 'w:t') inText = !tag?.endsWith('/')
    else if (name === '/w:t') inText = false
    else parts.push(breaks[name.replace(/(?<=.)\/$/, '')] ?? '')
  }
  return parts.join('')
}
