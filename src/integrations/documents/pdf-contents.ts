import { inflateSync } from 'node:zlib'
import { notLooked } from './findings.ts'

const mostUnpacked = 200 * 1024 * 1024

/** Names of a PDF that make something run, with what that is. */
const running: readonly [RegExp, string][] = [
  [/\/Launch(?![a-zA-Z])/, 'it starts a program when it is opened.'],
  [/\/(?:JavaScript|JS)(?![a-zA-Z])/, 'it contains a script.'],
  [/\/EmbeddedFiles?(?![a-zA-Z])/, 'another file is hidden in it.'],
  [/\/(?:RichMedia|Flash|XFA)(?![a-zA-Z])/, 'it contains a form or media that can run.'],
]

/** In a PDF "/J#61vaScript" is the same name as "/JavaScript". */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const inText = (text: string): string | null => {
  const plain = text.includes('#') ? plainNames(text) : text
  return running.find(([name]) => name.test(plain))?.[1] ?? null
}

/**
 * Whether an action to run something is named: its kind is the next name after "/S", with any blanks or comments
 * between.
 */
const namesAction = (text: string): boolean => {
  let before = ''
  for (const [, name = ''] of text.matchAll(/\/([^\s\0/<>[\](){}%]{1,40})/g)) {
    if (before === 'S' && /^(?:JavaScript|Launch)$/.test(name)) return true
    before = name
  }
  return false
}
const withoutComments = (text: string): string => text.replaceAll(/%[^\r\n]*/g, ' ')
const runs = (text: string): boolean => namesAction(text) || namesAction(withoutComments(text))

/** Each part between "stream" and "endstream", with the words before it. */
function* findStreams(text: string): Generator<{ head: string; before: string; from: number; until: number }> {
  let at = 0
  for (let from = text.indexOf('stream', 0); from >= 0; from = text.indexOf('stream', at)) {
    const until = text.indexOf('endstream', from)
    if (until < 0) break
    const before = text.slice(at, from)
    const head = plainNames(before)
    const start = from + 6 + (text.startsWith('\r\n', from + 6) ? 2 : 1)
    yield { head: head.slice(Math.max(0, head.lastIndexOf('obj'))), before, from: start, until }
    at = until + 9
  }
  yield { head: '', before: text.slice(at), from: text.length, until: text.length }
}

const unpacked = (bytes: Buffer, most: number): Buffer | 'too much' | 'broken' => {
  try {
    return inflateSync(bytes, { maxOutputLength: most, finishFlush: 2 })
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too much' : 'broken'
  }
}

/** Returns the thing that could run in a PDF. Objects may be in packed streams: these are checked as well. */
export const findActiveInPdf = (bytes: Buffer): string | null => {
  const text = bytes.toString('latin1')
  // An action counts anywhere: words such as "stream" in a string could hide it from later steps.
  const all = plainNames(text)
  if (runs(all)) return inText(all)
  const outside: string[] = []
  let left = mostUnpacked
  let isPacked = false
  for (const { head, before, from, until } of findStreams(text)) {
    outside.push(before)
    if (!/\/ObjStm(?![a-zA-Z])/.test(head)) continue
    isPacked = true
    const objects = unpacked(bytes.subarray(from, until), left)
    if (typeof objects === 'string') return objects === 'too much' ? notLooked.tooFar : notLooked.part
    left -= objects.length
    const found = inText(objects.toString('latin1'))
    if (found) return found
  }
  const rest = outside.join('')
  if (isPacked && /\/Encrypt(?![a-zA-Z])/.test(plainNames(rest))) return 'it’s locked, so we couldn’t check it.'
  return inText(rest)
}

const isPicture = /\/Subtype\s{0,10}\/Image(?![a-zA-Z])/

/** Whether a PDF shows any picture. */
export const hasPictures = (bytes: Buffer): boolean => isPicture.test(plainNames(bytes.toString('latin1')))

/** Whether the packed streams of a PDF, but for its pictures, come to more than `most` bytes; counted while they unpack, and never more than that. */
export const isUnpackedOver = (bytes: Buffer, most: number): boolean => {
  let left = most
  for (const { head, from, until } of findStreams(bytes.toString('latin1'))) {
    // Pictures are not unpacked when words are read.
    if (!/\/Fl(?:ateDecode)?(?![a-zA-Z])/.test(head) || isPicture.test(head)) continue
    const found = unpacked(bytes.subarray(from, until), Math.max(left, 1))
    if (found === 'too much') return true
    if (found !== 'broken') left -= found.length
  }
  return false
}
