import { notLooked } from './findings.ts'
import { activeInPdf } from './pdf-contents.ts'
import { TooMuch, zipParts } from './zip-parts.ts'

const bounds = { entries: 10_000, bytes: 200 * 1024 * 1024, kept: 20_000_000 }
const macros = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|macrosheets\/|activeX\/)/i
const embedded = /(?:^|\/)embeddings\/[^\n]+\.(?:bin|exe|dll|js|vbs|bat|cmd|ps1|hta|scr|msi|jar|lnk)$/i
const fromElsewhere = /(?:attachedTemplate|oleObject|frame)"[^<>]{0,2000}TargetMode="External"/i

/** OpenDocument keeps scripts in folders of their own, and objects as parts that are files of other programs. */
const scripts = /^(?:Basic|Scripts)\/[^\n]+|^META-INF\/macrosignatures\.xml$/i

/** Objects of other programs, and fields that start one, in rich text. */
const activeInRtf = (bytes: Buffer): string | null => {
  const text = bytes.toString('latin1')
  if (/\\obj(?:data|autlink|link|ocx|html)(?![a-z])/.test(text)) return 'another file is hidden in it.'
  if (/\\\*\\template(?![a-z])/.test(text)) return 'it loads parts from another place when it is opened.'
  if (/\bDDE(?:AUTO)?\b/.test(text)) return 'it starts a program when it is opened.'
  return null
}

const inPart = (name: string, text: string): string | null => {
  if (macros.test(name)) return 'it carries macros.'
  if (scripts.test(name)) return 'it carries macros.'
  if (embedded.test(name)) return 'another file is hidden in it.'
  if (/^\[Content_Types\]\.xml$/i.test(name) && /macroEnabled/i.test(text)) return 'it carries macros.'
  if (/\.rels$/i.test(name) && fromElsewhere.test(text)) return 'it loads parts from another place when it is opened.'
  return null
}

/** The XML parts that hold the words of a document, by their names. */
export type WordParts = Map<string, string>
export type Looked = { found: string | null; parts: WordParts }

const holdsWords = /^(?:word\/(?:document|styles|header\d{0,3}|footer\d{0,3})\.xml|content\.xml|styles\.xml)$/

/** An Office file, every part of it, in one reading: what could run, and the XML that holds a document's words. */
const inOffice = async (archive: Buffer, bytes: number): Promise<Looked> => {
  const names = new Set<string>()
  const parts: WordParts = new Map()
  let found: string | null = null
  const within = { ...bounds, bytes }
  for await (const { name, bytes: part, isWhole } of zipParts(archive, within, (each) =>
    /\.(?:rels|xml)$/i.test(each),
  )) {
    // Readers differ in which of the two they open.
    if (names.has(name.toLowerCase())) found ??= 'two of its parts have one name.'
    names.add(name.toLowerCase())
    const text = part?.toString('utf8') ?? ''
    found ??= inPart(name, text)
    if (isWhole && holdsWords.test(name)) parts.set(name, text)
  }
  return { found: names.size === 0 ? notLooked.part : found, parts }
}

export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1_024).includes('%PDF-')

const nothing: WordParts = new Map()

/**
 * What in a file could run when it is opened, or makes it unsafe to unpack, as the end of a sentence; and the XML of its words. `most`: bytes
 * that an archive may unpack to.
 */
export const lookInside = async (bytes: Buffer, most = bounds.bytes): Promise<Looked> => {
  if (isPdf(bytes)) return { found: activeInPdf(bytes), parts: nothing }
  if (bytes.subarray(0, 5).toString('latin1') === '{\\rtf') return { found: activeInRtf(bytes), parts: nothing }
  if (bytes.subarray(0, 4).toString('latin1') !== 'PK\u0003\u0004') return { found: null, parts: nothing }
  try {
    return await inOffice(bytes, most)
  } catch (error) {
    return { found: error instanceof TooMuch ? notLooked.tooFar : notLooked.part, parts: nothing }
  }
}

/** What in a file could run when it is opened; null when nothing was found. */
export const activeContent = async (bytes: Buffer): Promise<string | null> => (await lookInside(bytes)).found
