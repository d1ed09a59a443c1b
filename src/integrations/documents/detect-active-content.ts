import { isPdf } from '../../rules/file-formats/is-pdf.ts'
import { loadsElsewhere } from './active/field-codes.ts'
import { judgeContentTypes, judgeRelations } from './active/office-relations.ts'
import { judgeOfficeXml } from './active/office-xml.ts'
import { decodeXml, HasDoctype } from './active/parse-xml.ts'
import { findActiveInRtf } from './active/rtf-contents.ts'
import { notLooked } from './findings.ts'
import { findActiveInPdf } from './pdf-contents.ts'
import { readZipParts, TooMuch, type ZipPart } from './read-zip-parts.ts'

const bounds = { entries: 10_000, bytes: 200 * 1024 * 1024, kept: 20_000_000 }
const macros = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|macrosheets\/|activeX\/)/i
const embedded = /(?:^|\/)embeddings\/[^\n]+\.(?:bin|exe|dll|js|vbs|bat|cmd|ps1|hta|scr|msi|jar|lnk)$/i
/** OpenDocument keeps scripts in folders of their own. */
const scripts = /^(?:Basic|Scripts)\/[^\n]+|^META-INF\/macrosignatures\.xml$/i
/**
 * The first bytes of an object of another program, of programs, shortcuts, rich text and PDF, under any name of the
 * part.
 */
const hiddenHeads = [
  Buffer.from('d0cf11e0', 'hex'),
  Buffer.from('4c0000000114', 'hex'),
  ...['MZ', '{\\rt', '%PDF-', '\u007fELF'].map((head) => Buffer.from(head, 'latin1')),
]
const isHidden = (head: Buffer) => hiddenHeads.some((one) => head.subarray(0, one.length).equals(one))
const isZip = (head: Buffer) => head.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'
const deepest = 2

/** By its name and its first bytes alone. */
const inNamed = ({ name, head }: ZipPart): string | null => {
  if (macros.test(name) || scripts.test(name)) return 'it contains macros.'
  if (embedded.test(name) || isHidden(head)) return 'another file is hidden in it.'
  return null
}

const isXml = (name: string) => /\.(?:rels|xml|vml|xhtml|html?|mht)$/i.test(name)
const wants = (name: string) => isXml(name) || /(?:^|\/)embeddings\//i.test(name)

const inXml = (name: string, xml: string): string | null => {
  try {
    if (/\.rels$/i.test(name)) return judgeRelations(xml, name)
    return /^\[Content_Types\]\.xml$/i.test(name) ? judgeContentTypes(xml) : judgeOfficeXml(xml)
  } catch (error) {
    return error instanceof HasDoctype ? loadsElsewhere : notLooked.part
  }
}

/** The XML parts that hold the words of a document, by their names. */
export type WordParts = Map<string, string>
export type ContentCheck = { found: string | null; parts: WordParts }

const holdsWords =
  /^(?:_rels\/\.rels|word\/(?:document\w{0,12}|styles|header\d{0,3}|footer\d{0,3})\.xml|content\.xml|styles\.xml)$/

/**
 * Reads an Office file, every part of it, once: for parts that could run, and for the XML that holds a document's
 * words.
 */
const inOffice = async (archive: Buffer, bytes: number, depth = 0): Promise<ContentCheck> => {
  const names = new Set<string>()
  const parts: WordParts = new Map()
  // A finding outranks a failure to look.
  let found: string | null = null
  let unread: string | null = null
  const tell = (one: string | null) => {
    if (one === notLooked.part) unread ??= one
    else found ??= one
  }
  const within = { ...bounds, bytes }
  for await (const part of readZipParts(archive, within, wants)) {
    const { name, head, bytes: kept, isWhole } = part
    // Readers differ in which of the two they open.
    if (names.has(name.toLowerCase())) tell('two of its parts have the same name.')
    names.add(name.toLowerCase())
    tell(inNamed(part))
    if (isZip(head)) tell(await inPacked(kept, isWhole, bytes, depth))
    if (!kept || !isXml(name)) continue
    const text = decode(kept)
    if (text === null || !isWhole) tell(notLooked.part)
    else tell(inXml(name, text))
    if (isWhole && holdsWords.test(name)) parts.set(name, text ?? kept.toString('utf8'))
  }
  return { found: names.size === 0 ? notLooked.part : (found ?? unread), parts }
}

const decode = (bytes: Buffer): string | null => {
  try {
    return decodeXml(bytes)
  } catch {
    return null
  }
}

/** An archive within an archive: the workbook of a chart, and nothing else. */
const inPacked = async (kept: Buffer | null, isWhole: boolean, bytes: number, depth: number) => {
  if (!kept) return 'another file is hidden in it.'
  if (!isWhole || depth >= deepest) return notLooked.part
  return (await inOffice(kept, bytes, depth + 1)).found
}

const nothing: WordParts = new Map()

/**
 * What in a file could run when it is opened, or makes it unsafe to unpack, as the end of a sentence; and the XML of its words. `most`: bytes
 * that an archive may unpack to.
 */
export const lookInside = async (bytes: Buffer, most = bounds.bytes): Promise<ContentCheck> => {
  if (isPdf(bytes)) return { found: findActiveInPdf(bytes), parts: nothing }
  if (bytes.subarray(0, 5).toString('latin1') === '{\\rtf')
    return { found: findActiveInRtf(bytes.toString('latin1')), parts: nothing }
  if (!isZip(bytes)) return { found: null, parts: nothing }
  try {
    return await inOffice(bytes, most)
  } catch (error) {
    return { found: error instanceof TooMuch ? notLooked.tooFar : notLooked.part, parts: nothing }
  }
}

/** Returns the first thing in a file that could run when it is opened; null when nothing was found. */
export const detectActiveContent = async (bytes: Buffer): Promise<string | null> => (await lookInside(bytes)).found
