import { notLooked } from './findings.ts'
import { activeInPdf } from './pdf-contents.ts'
import { TooMuch, zipParts } from './zip-parts.ts'

const bounds = { entries: 10_000, bytes: 200 * 1024 * 1024, kept: 20_000_000 }
const macros = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|macrosheets\/|activeX\/)/i
const embedded = /(?:^|\/)embeddings\/[^\n]+\.(?:bin|exe|dll|js|vbs|bat|cmd|ps1|hta|scr|msi|jar|lnk)$/i
const fromElsewhere = /(?:attachedTemplate|oleObject|frame)"[^<>]{0,2000}TargetMode="External"/i

const inPart = (name: string, text: string): string | null => {
  if (macros.test(name)) return 'it carries macros.'
  if (embedded.test(name)) return 'another file is hidden in it.'
  if (/^\[Content_Types\]\.xml$/i.test(name) && /macroEnabled/i.test(text)) return 'it carries macros.'
  if (/\.rels$/i.test(name) && fromElsewhere.test(text)) return 'it loads parts from another place when it is opened.'
  return null
}

type Looked = { found: string | null; words: string | null }

/** An Office file, every part of it, in one reading: what could run, and the XML that holds a document's words. */
const inOffice = async (archive: Buffer): Promise<Looked> => {
  const names = new Set<string>()
  let words: string | null = null
  let found: string | null = null
  for await (const { name, bytes, isWhole } of zipParts(archive, bounds, (each) => /\.(?:rels|xml)$/i.test(each))) {
    // Readers differ in which of the two they open.
    if (names.has(name.toLowerCase())) found ??= 'two of its parts have one name.'
    names.add(name.toLowerCase())
    const text = bytes?.toString('utf8') ?? ''
    found ??= inPart(name, text)
    if (name === 'word/document.xml' && isWhole) words = text
  }
  return { found: names.size === 0 ? notLooked.part : found, words }
}

export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1_024).includes('%PDF-')

/** What in a file could run when it is opened, or makes it unsafe to unpack, as the end of a sentence; and the XML of its words. */
export const lookInside = async (bytes: Buffer): Promise<Looked> => {
  if (isPdf(bytes)) return { found: activeInPdf(bytes), words: null }
  if (bytes.subarray(0, 4).toString('latin1') !== 'PK\u0003\u0004') return { found: null, words: null }
  try {
    return await inOffice(bytes)
  } catch (error) {
    return { found: error instanceof TooMuch ? notLooked.tooFar : notLooked.part, words: null }
  }
}

/** What in a file could run when it is opened; null when nothing was found. */
export const activeContent = async (bytes: Buffer): Promise<string | null> => (await lookInside(bytes)).found
