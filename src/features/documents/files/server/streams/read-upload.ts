import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Inspection, inspectDocument } from '../../../../../integrations/documents/extract-text.ts'
import { receiveForm } from '../../../../../platform/server/uploads/receive-form.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { documentMessages, findKind, findTextError, mostBytes } from '../../rules/document-kind.ts'
import { addExtension, cleanFileName, getExtension } from '../../rules/document-name.ts'

const refuse = (message: string, code: 'invalid' | 'too-large' = 'invalid') =>
  new UserError(code, message, { fields: { file: message } })

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

/** Returns the type of the bytes, for any name. Throws for one that is not kept, with the reason. */
export const detectMime = (name: string, { mime: found, looks }: Inspection): string => {
  const known = found === null ? undefined : findKind(found)
  if (known) return known.mime
  if (found !== null) {
    if (programs.has(found)) throw refuse(documentMessages.program)
    throw refuse(markup.has(found) ? documentMessages.markup : documentMessages.kind)
  }
  // No one could look in time: no one knows that it is a text.
  const problem = looks === null ? documentMessages.kind : findTextError(name, looks)
  if (problem) throw refuse(problem)
  return getExtension(name) === '.csv' ? 'text/csv' : 'text/plain'
}

export type ReadUpload = { bytes: Buffer; mime: string; name: string; active: string | null }

/** The one file of a form, looked into; nothing is stored yet. What is too large is refused early, and the rest is not read. */
export const readUpload = async <T>(
  who: string,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (upload: ReadUpload) => Promise<T>,
): Promise<T> => {
  if (!request.isMultipart()) throw refuse(documentMessages.none)
  const allowed = {
    who,
    most: mostBytes,
    tooLarge: () => refuse(documentMessages.tooLarge, 'too-large'),
    broken: () => refuse(documentMessages.broken),
  }
  return await receiveForm(request, reply, allowed, async ({ file }) => {
    if (!file) throw refuse(documentMessages.none)
    if (file.size === 0) throw refuse(documentMessages.empty)
    const given = cleanFileName(file.name)
    const inside = await inspectDocument(file.bytes)
    const mime = detectMime(file.name, inside)
    const name = addExtension(given, findKind(mime)?.extensions ?? [])
    return await work({ bytes: file.bytes, mime, name, active: inside.active })
  })
}
