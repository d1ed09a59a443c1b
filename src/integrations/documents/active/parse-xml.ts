import { SaxesParser } from 'saxes'

const byMark: readonly [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  // "<" without a mark before it
  [[0x3c, 0x00], 'utf-16le'],
  [[0x00, 0x3c], 'utf-16be'],
]

/** The encoding that a reader of XML takes: the mark at its beginning, else what it declares, else UTF-8. */
const detectEncoding = (bytes: Buffer): string => {
  const marked = byMark.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))
  if (marked) return marked[1]
  const declared = /^\s{0,20}<\?xml[^>]{0,200}encoding\s{0,20}=\s{0,20}["']([\w-]{1,40})["']/.exec(
    bytes.subarray(0, 400).toString('latin1'),
  )
  return declared?.[1] ?? 'utf-8'
}

/** Decodes a part of an Office file. Throws for an encoding that no one knows. */
export const decodeXml = (bytes: Buffer): string => new TextDecoder(detectEncoding(bytes)).decode(bytes)

/** The name without its prefix, in lower case: an unusual prefix hides nothing. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()

export type XmlListener = {
  /** Attributes by their local names in lower case, entities replaced. */
  open?: (name: string, attributes: Map<string, string>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** An XML part declares entities or a DTD, which no Office program writes. */
export class HasDoctype extends Error {}

/** Reads XML strictly and calls the listeners. Throws for malformed text, and `HasDoctype`. */
export const parseXml = (xml: string, { open, text, close }: XmlListener) => {
  const parser = new SaxesParser({ position: false })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new HasDoctype()
  })
  if (open)
    parser.on('opentag', ({ name, attributes }) =>
      open(localName(name), new Map(Object.entries(attributes).map(([key, value]) => [localName(key), String(value)]))),
    )
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  if (close) parser.on('closetag', ({ name }) => close(localName(name)))
  parser.write(xml.replace(/^\uFEFF/, '')).close()
}
