import { inflateSync } from 'node:zlib'
import { readZipEntry, zipEntries } from './zip-entry.ts'

const mostUnpacked = 200 * 1024 * 1024
const mostEntries = 10_000

/** Names of a PDF that make something run, with what that is. */
const running: readonly [RegExp, string][] = [
  [/\/Launch(?![a-zA-Z])/, 'it starts a program when it is opened.'],
  [/\/(?:JavaScript|JS)(?![a-zA-Z])/, 'it carries a script.'],
  [/\/EmbeddedFiles?(?![a-zA-Z])/, 'another file is hidden in it.'],
  [/\/(?:RichMedia|Flash|XFA)(?![a-zA-Z])/, 'it carries a form or media that can run.'],
]

/** In a PDF "/J#61vaScript" is the same name as "/JavaScript". */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const inText = (text: string): string | null => {
  const plain = text.includes('#') ? plainNames(text) : text
  return running.find(([name]) => name.test(plain))?.[1] ?? null
}

/** Objects may lie in packed streams: these are looked into as well. What is between "stream" and "endstream" otherwise is data. */
const inPdf = (bytes: Buffer): string | null => {
  const text = bytes.toString('latin1')
  // An action counts wherever it stands: words such as "stream" in a string could hide it from what follows.
  if (/\/S\s*\/(?:JavaScript|Launch)(?![a-zA-Z])/.test(plainNames(text))) return inText(plainNames(text))
  let outside = ''
  let at = 0
  let unpacked = 0
  let isPacked = false
  for (let from = text.indexOf('stream', 0); from >= 0; from = text.indexOf('stream', at)) {
    const end = text.indexOf('endstream', from)
    if (end < 0) break
    const before = text.slice(at, from)
    outside += before
    const head = plainNames(before.slice(-2_000))
    if (/\/ObjStm(?![a-zA-Z])/.test(head.slice(head.lastIndexOf(' obj')))) {
      isPacked = true
      const start = from + 6 + (text.startsWith('\r\n', from + 6) ? 2 : 1)
      try {
        const objects = inflateSync(bytes.subarray(start, end), {
          maxOutputLength: mostUnpacked - unpacked,
          finishFlush: 2,
        })
        unpacked += objects.length
        const found = inText(objects.toString('latin1'))
        if (found) return found
      } catch (error) {
        if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') return 'it unpacks to far more than its size.'
        return 'a part of it could not be looked into.'
      }
    }
    at = end + 9
  }
  const rest = outside + text.slice(at)
  if (isPacked && /\/Encrypt(?![a-zA-Z])/.test(plainNames(rest))) return 'it is locked, so nobody could look into it.'
  return inText(rest)
}

const macros = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|macrosheets\/|activeX\/)/i
const embedded = /(?:^|\/)embeddings\/.+\.(?:bin|exe|dll|js|vbs|bat|cmd|ps1|hta|scr|msi|jar|lnk)$/i

const inOffice = (zip: Buffer): string | null => {
  const entries = zipEntries(zip)
  if (entries.length === 0) return 'a part of it could not be looked into.'
  if (entries.length > mostEntries) return 'it unpacks to far more than its size.'
  if (entries.some(({ name }) => macros.test(name))) return 'it carries macros.'
  if (entries.some(({ name }) => embedded.test(name))) return 'another file is hidden in it.'
  let left = mostUnpacked
  for (const { name } of entries) {
    if (left <= 0) return 'it unpacks to far more than its size.'
    const bytes = readZipEntry(zip, name, left)
    left -= bytes?.length ?? 0
    const text = bytes && /\.(?:rels|xml)$/i.test(name) ? bytes.subarray(0, 4_000_000).toString('utf8') : ''
    if (/macroEnabled/i.test(name === '[Content_Types].xml' ? text : '')) return 'it carries macros.'
    const links = /\.rels$/i.test(name) ? text : ''
    if (/(?:attachedTemplate|oleObject|frame)"[^>]*TargetMode="External"/i.test(links))
      return 'it loads parts from another place when it is opened.'
  }
  return null
}

/** What in a file could run when it is opened, or makes it unsafe to unpack, as the end of a sentence; null when nothing was found. */
export const activeContent = (bytes: Buffer): string | null => {
  if (bytes.subarray(0, 1_024).includes('%PDF-')) return inPdf(bytes)
  if (bytes.subarray(0, 4).toString('latin1') !== 'PK\u0003\u0004') return null
  try {
    return inOffice(bytes)
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
      ? 'it unpacks to far more than its size.'
      : 'a part of it could not be looked into.'
  }
}
