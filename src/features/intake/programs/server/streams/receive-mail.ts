import { createHash, randomUUID } from 'node:crypto'
import { scanUpload } from '../../../../../integrations/clamav/scan-upload.ts'
import { type MailFile, type ReadMail, readMail } from '../../../../../integrations/inbound-mail/read-mail.ts'
import type { Transact } from '../../../../../platform/server/call.ts'
import type { Config } from '../../../../../platform/server/config.ts'
import { callerAddress } from '../../../../../platform/server/http/caller-address.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { openStream } from '../../../../../platform/server/stream.ts'
import { endUnread } from '../../../../../platform/server/uploads/end-unread.ts'
import { receiveBody } from '../../../../../platform/server/uploads/receive-body.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { isSignatureFresh, isSigned } from '../../../../access/webhooks/server/public.ts'
import { longestResumeFile, resumeFileMessages } from '../../../../candidates/resumes/rules/resume-file.ts'
import { resumeKindOf } from '../../../../candidates/resumes/server/public.ts'
import { longestMail, receiveMail } from '../../contract/mail.ts'
import { applicantOfMail, codesOfMail } from '../../rules/mail-application.ts'
import { keepUnread } from '../mail/keep-unread.ts'
import { isMailKnown, receiveEmailedApplication } from '../mail/receive-emailed-application.ts'

const unsigned = () => new UserError('signed-out', 'This call isn’t signed.')
const tooLarge = () => new UserError('too-large', 'The email must be 10 MB or smaller.')
const problems = {
  broken: () => new UserError('invalid', 'We can’t read this email.'),
  slow: () => new UserError('unavailable', 'Reading this email took too long. Send it again.'),
}

/** Tells an email when it comes again: by its sender and the id that the sender gave it, or without one by its bytes. */
const digestOf = ({ from, messageId }: ReadMail, bytes: Uint8Array): string => {
  const hash = createHash('sha256')
  return (messageId ? hash.update(`${from?.address.toLowerCase() ?? ''}\n${messageId}`) : hash.update(bytes)).digest(
    'hex',
  )
}

/** All emails come from one address, the gateway's. */
const mostFromGateway = 12

type Resume = { bytes: Uint8Array; extension: string }

/** What looks like a résumé by its bytes; a text only where its name says that it is one, and after all others. */
const resumeIn = (files: readonly MailFile[]): Resume | null => {
  const found = files.flatMap(({ name, bytes }) => {
    const extension = bytes.length > 0 && bytes.length <= longestResumeFile ? resumeKindOf(bytes) : null
    if (!extension || (extension === 'txt' && !/\.txt$/i.test(name))) return []
    return [{ bytes, extension, isNamed: /r[eé]sum[eé]|\bcv\b/i.test(name.normalize('NFC')) }]
  })
  const order = (one: (typeof found)[number]) => Number(one.extension === 'txt') * 2 + Number(!one.isNamed)
  return found.toSorted((a, b) => order(a) - order(b))[0] ?? null
}

/** The same, once a connected virus scanner has nothing against it; what it finds is left out, and without its answer nothing is taken. */
const scannedResume = async (files: readonly MailFile[], { clamav }: Config): Promise<Resume | null> => {
  const resume = resumeIn(files)
  if (!resume) return null
  const scan = await scanUpload(clamav, resume.bytes)
  if (scan === 'notScanned') throw new UserError('unavailable', resumeFileMessages.notScanned)
  return scan === 'taken' ? resume : null
}

const take = async (bytes: Buffer, services: Services, transact: Transact) => {
  const mail = await readMail(bytes)
  if (mail === 'broken') throw problems.broken()
  if (mail === 'slow') {
    if (await keepUnread(transact, bytes, { services, now: services.clock() })) return
    throw problems.slow()
  }
  const hash = digestOf(mail, bytes)
  if (await transact(async (tx) => await isMailKnown(tx, hash), { readOnly: true })) return
  const resume = await scannedResume(mail.files, services.config)
  const storedAs = resume ? `resumes/mailed/${randomUUID()}.${resume.extension}` : null
  const { subject, text } = mail
  const mailed = {
    hash,
    sender: mail.from?.address || 'An email without a sender',
    subject,
    text,
    applicant: applicantOfMail(mail),
    codes: codesOfMail(mail),
    storedAs,
  }
  const tell = async () => await receiveEmailedApplication(transact, mailed, { services, now: services.clock() })
  if (!resume || !storedAs) await tell()
  // Two that come at once are one application, and one file.
  else if (!(await services.files.keep(storedAs, resume.bytes, 'application/octet-stream', tell)))
    await services.files.remove(storedAs)
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
    who: `address ${callerAddress(request.ip)}`,
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
