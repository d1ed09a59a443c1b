import { createHash, randomUUID } from 'node:crypto'
import { type ReadMail, readMail } from '../../../../../integrations/inbound-mail/read-mail.ts'
import type { Transact } from '../../../../../platform/server/call.ts'
import type { FileStore } from '../../../../../platform/server/file-store.ts'
import { getCallerAddress } from '../../../../../platform/server/http/get-caller-address.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { openStream } from '../../../../../platform/server/stream.ts'
import { endUnread } from '../../../../../platform/server/uploads/end-unread.ts'
import { receiveBody } from '../../../../../platform/server/uploads/receive-body.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { isSignatureFresh, isSigned } from '../../../../access/webhooks/server/public.ts'
import { findKind } from '../../../../documents/files/rules/document-kind.ts'
import { cleanFileName } from '../../../../documents/files/rules/document-name.ts'
import { longestMail, receiveMail } from '../../contract/mail.ts'
import { composeMailDocument, describeLeftOut } from '../../rules/mail/mail-document.ts'
import { findMailCodes } from '../../rules/mail-application.ts'
import { keepUnread } from '../mail/keep-unread.ts'
import { toMailedFile } from '../mail/mailed-files.ts'
import { isMailKnown, type MailedApplication, receiveEmailedApplication } from '../mail/receive-emailed-application.ts'
import { type SortedFiles, sortMailFiles } from './sort-mail-files.ts'

const unsigned = () => new UserError('signed-out', 'This call isn’t signed.')
const tooLarge = () => new UserError('too-large', 'The email must be 10 MB or smaller.')
const problems = {
  broken: () => new UserError('invalid', 'We can’t read this email.'),
  slow: () => new UserError('unavailable', 'Reading this email took too long. Send it again.'),
}

/** Tells an email when it comes again: by its sender and the id that the sender gave it, or without one by its bytes. */
const hashMail = ({ from, messageId }: ReadMail, bytes: Uint8Array): string => {
  const hash = createHash('sha256')
  return (messageId ? hash.update(`${from?.address.toLowerCase() ?? ''}\n${messageId}`) : hash.update(bytes)).digest(
    'hex',
  )
}

/** All emails come from one address, the gateway's. */
const mostFromGateway = 12
/** Characters of an email in which an applicant is looked for; all of its words are kept. */
const longestRead = 100_000

type StoredFile = { key: string; bytes: Uint8Array }

/** Bytes first, then their record: when that fails, all bytes are deleted. */
const keepAll = async <T>(files: FileStore, stored: readonly StoredFile[], tell: () => Promise<T>): Promise<T> => {
  const [first, ...rest] = stored
  if (!first) return await tell()
  return await files.keep(
    first.key,
    first.bytes,
    'application/octet-stream',
    async () => await keepAll(files, rest, tell),
  )
}

/** The facts of an email, and the bytes we keep of it: the résumé, its other files, and its words as a text. */
const prepare = (mail: ReadMail, hash: string, { resume, kept, leftOut }: SortedFiles, now: Date) => {
  const { from, replyTo, originalSender, recipients, subject, text, attached, signs, filesLeftOut } = mail
  const names = [...(resume ? [resume.name] : []), ...kept.map(({ name }) => name)]
  const words = Buffer.from(
    composeMailDocument({ from, replyTo, subject, text, attached, files: names, leftOut, filesLeftOut }),
  )
  const documents = [
    ...kept.map((one) => ({
      bytes: one.bytes,
      file: toMailedFile(one, { isText: false, extension: findKind(one.mime)?.extensions[0] ?? '.bin' }),
    })),
    {
      bytes: words,
      file: toMailedFile(
        { name: `Email of ${now.toISOString().slice(0, 10)}.txt`, mime: 'text/plain', bytes: words },
        { isText: true, extension: '.txt' },
      ),
    },
  ]
  const storedAs = resume ? `resumes/mailed/${randomUUID()}.${resume.extension}` : ''
  const left = describeLeftOut(leftOut, filesLeftOut).join('\n')
  const cut = attached.map((one) => ({ ...one, text: one.text.slice(0, longestRead) }))
  const received = { from, replyTo, originalSender, recipients, subject, attached: cut, fileNames: names }
  const mailed: MailedApplication = {
    hash,
    received: { ...received, text: text.slice(0, longestRead) },
    signs,
    leftOut: left,
    codes: findMailCodes(mail),
    resume: resume ? { storedAs, name: cleanFileName(resume.name) } : null,
    files: documents.map(({ file }) => file),
  }
  const stored = [
    ...(resume ? [{ key: storedAs, bytes: resume.bytes }] : []),
    ...documents.map(({ file, bytes }) => ({ key: file.stored_as, bytes })),
  ]
  return { mailed, stored }
}

const take = async (bytes: Buffer, services: Services, transact: Transact) => {
  const mail = await readMail(bytes)
  if (mail === 'broken') throw problems.broken()
  if (mail === 'slow') {
    if (await keepUnread(transact, bytes, { services, now: services.clock() })) return
    throw problems.slow()
  }
  const hash = hashMail(mail, bytes)
  if (await transact(async (tx) => await isMailKnown(tx, hash), { readOnly: true })) return
  const sorted = await sortMailFiles(mail.files, services.config)
  const { mailed, stored } = prepare(mail, hash, sorted, services.clock())
  const tell = async () => await receiveEmailedApplication(transact, mailed, { services, now: services.clock() })
  // Two that come at once are one application, and one set of files.
  if (!(await keepAll(services.files, stored, tell))) for (const { key } of stored) await services.files.remove(key)
}

/** Takes an application as a job board emailed it. Without a secret, a fresh signature over the raw bytes, or an email nothing is taken. */
export const receiveMailRoute = openStream(receiveMail, async ({ transact, request, reply, services }) => {
  const { mailWebhookSecret: secret } = services.config
  const given = request.headers['reinforce-signature']
  const refuse = (refusal: UserError) => {
    endUnread(request, reply)
    return refusal
  }
  if (!secret) throw refuse(new UserError('unavailable', 'No email is accepted here: MAIL_WEBHOOK_SECRET isn’t set.'))
  if (!isSignatureFresh(given, services.clock())) throw refuse(unsigned())
  if (!/^message\/rfc822\b/i.test(request.headers['content-type'] ?? ''))
    throw refuse(new UserError('invalid', 'Send the message itself, as message/rfc822.'))
  const allowed = {
    who: `address ${getCallerAddress(request.ip)}`,
    mostAtOnce: mostFromGateway,
    most: longestMail,
    tooLarge,
  }
  return await receiveBody(request, reply, allowed, async (bytes) => {
    if (!isSigned(secret, bytes, given, services.clock())) throw unsigned()
    await take(bytes, services, transact)
    return { received: true as const }
  })
})
