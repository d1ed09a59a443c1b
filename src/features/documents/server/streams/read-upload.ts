import type { FastifyReply, FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import { Refusal } from '../../../../rules/refusal.ts'
import { documentMessages, kindOf, mostBytes, textProblem } from '../../rules/document-kind.ts'
import { extensionOf, handedInName, nameOfKind } from '../../rules/document-name.ts'

/** Boundaries and headers around the file. */
const envelope = 16_384
const answerMs = 500

const refuse = (message: string, code: 'invalid' | 'too-large' = 'invalid') =>
  new Refusal(code, message, { fields: { file: message } })

const decoded = (bytes: Uint8Array): string => {
  const [first, second] = bytes
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : ''
  if (encoding) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const programs = new Set([
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/x-sh',
  'application/java-archive',
  'application/java-vm',
  'application/wasm',
  'application/vnd.android.package-archive',
  'application/x-msi',
  'application/x-ms-shortcut',
  'application/vnd.microsoft.portable-executable',
])
const markup = new Set(['application/xml', 'image/svg+xml', 'text/html'])

/** What the bytes are, whatever the name says. Refuses what is not kept, with the reason. */
export const mimeOf = async (name: string, bytes: Uint8Array): Promise<string> => {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const known = found ? kindOf(found.mime) : undefined
  if (known) return known.mime
  if (found) {
    if (programs.has(found.mime)) throw refuse(documentMessages.program)
    throw refuse(markup.has(found.mime) ? documentMessages.markup : documentMessages.kind)
  }
  const problem = textProblem(name, decoded(bytes))
  if (problem) throw refuse(problem)
  return extensionOf(name) === '.csv' ? 'text/csv' : 'text/plain'
}

/**
 * The one file of a form, whole and looked into; nothing is stored yet. One that is too large is refused by its announced
 * length, or as soon as the limit is passed, and the rest is not read: the connection ends after the answer.
 */
export const readUpload = async (request: FastifyRequest, reply: FastifyReply) => {
  if (!request.isMultipart()) throw refuse(documentMessages.none)
  const tooLarge = () => {
    // The answer has a moment to arrive; then the connection ends, whatever is still on its way.
    reply.raw.once('finish', () => {
      setTimeout(() => {
        if (!request.raw.complete) request.raw.destroy()
      }, answerMs).unref()
    })
    return refuse(documentMessages.tooLarge, 'too-large')
  }
  if (Number(request.headers['content-length'] ?? 0) > mostBytes + envelope) throw tooLarge()
  const part = await request.file({ limits: { fileSize: mostBytes + 1, files: 1 } })
  if (!part) throw refuse(documentMessages.none)
  const pieces: Buffer[] = []
  let size = 0
  try {
    for await (const piece of part.file) {
      const bytes = Buffer.from(piece as Uint8Array)
      size += bytes.length
      if (size > mostBytes) break
      pieces.push(bytes)
    }
  } catch {
    throw refuse(documentMessages.broken)
  }
  if (size > mostBytes || part.file.truncated) throw tooLarge()
  if (size === 0) throw refuse(documentMessages.empty)
  const bytes = Buffer.concat(pieces)
  const given = handedInName(part.filename)
  const mime = await mimeOf(part.filename, bytes)
  return { bytes, mime, name: nameOfKind(given, kindOf(mime)?.extensions ?? []) }
}
