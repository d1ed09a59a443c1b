const longestHtml = 10_000_000
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  apos: "'",
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  eacute: 'é',
  aacute: 'á',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  Eacute: 'É',
  Aacute: 'Á',
  Ntilde: 'Ñ',
  uuml: 'ü',
}

const entityIn = (whole: string, name: string): string => {
  if (!name.startsWith('#')) return entities[name] ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff) ? String.fromCodePoint(code) : ''
}

/** Without what is between `<tag` and its end; one that never ends stays. */
const without = (html: string, tag: string): string => {
  const lower = html.toLowerCase()
  let [left, at] = ['', 0]
  for (;;) {
    const from = lower.indexOf(`<${tag}`, at)
    const to = from < 0 ? -1 : lower.indexOf(`</${tag}`, from)
    if (to < 0) return left + html.slice(at)
    left += html.slice(at, from)
    at = to
  }
}

/** Returns the words of a page: a line a block, a tab between cells. */
const wordsOfPage = (html: string): string =>
  ['head', 'style', 'script']
    .reduce(without, html.slice(0, longestHtml))
    .replace(/[\r\n]+/g, ' ')
    .replace(/<(?:br|hr|\/p|\/div|\/tr|\/li|\/h[1-6]|\/table|\/blockquote)\b[^<>]{0,500}>/gi, '\n')
    .replace(/<\/t[dh]\b[^<>]{0,100}>/gi, '\t')
    .replace(/<[^<>]{0,5000}>/g, '')
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{2,8});/gi, entityIn)
    .replace(/[ \t]{0,20}\t[ \t]{0,20}/g, '\t')
    .replace(/\n[ \t]{1,50}/g, '\n')

const length = (words: string) => words.replace(/\s+/g, '').length

/** Returns the fuller of an email's two ways to say the same: its plain words, unless they only point at the page. */
export const pickFullerText = (text: string, html: string): string => {
  if (html === '') return text
  const page = wordsOfPage(html)
  return length(page) > 2 * length(text) + 100 || text.trim() === '' ? page : text
}
