const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decodeEntity = (whole: string, code: string): string => {
  if (!code.startsWith('#')) return entities[code] ?? whole
  const point = code[1] === 'x' ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1))
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
}
const decoded = (text: string): string => text.replace(/&(#x?[0-9a-fA-F]{1,6}|[a-z]{2,4});/g, decodeEntity)

export type XmlEvent =
  | { kind: 'open' | 'close'; name: string; attribute: (name: string) => string | undefined }
  | { kind: 'text'; text: string }

const none = () => undefined

/**
 * Yields a document's XML events, in its order; an element without content opens and closes. Nothing is looked up
 * elsewhere.
 */
export function* parseXmlEvents(xml: string): Generator<XmlEvent> {
  for (const [, tag, words] of xml.matchAll(/<([^<>]{0,4000})>|([^<]+)/g)) {
    if (words !== undefined) {
      yield { kind: 'text', text: decoded(words) }
      continue
    }
    if (!tag || tag.startsWith('?') || tag.startsWith('!')) continue
    const name = /^\/?([^\s/]+)/.exec(tag)?.[1] ?? ''
    if (tag.startsWith('/')) {
      yield { kind: 'close', name, attribute: none }
      continue
    }
    const attribute = (wanted: string) => {
      const at = tag.indexOf(` ${wanted}="`)
      if (at < 0) return undefined
      const from = at + wanted.length + 3
      const until = tag.indexOf('"', from)
      return until < 0 ? undefined : decoded(tag.slice(from, until))
    }
    yield { kind: 'open', name, attribute }
    if (tag.endsWith('/')) yield { kind: 'close', name, attribute: none }
  }
}
