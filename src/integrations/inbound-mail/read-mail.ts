import { runInWorker } from '../../platform/server/process/worker-sandbox.ts'
import { createParseQueue } from '../documents/parse-queues.ts'

export type Mailbox = { name: string; address: string }
/** `isInline`: it is shown among the words, as pictures of signatures are. */
export type MailFile = { name: string; mime: string; bytes: Uint8Array; isInline: boolean }
/** An email that came as a file of another, `depth` emails inside. Its files are among those of the outermost. */
export type AttachedMail = {
  from: Mailbox | null
  replyTo: Mailbox | null
  subject: string
  text: string
  depth: number
}
/** The headers about the sender, a person or a program, in lower case; absent ones are ''. */
export type MailSigns = {
  autoSubmitted: string
  precedence: string
  isList: boolean
  isAutoReply: boolean
  hasNullSender: boolean
  contentType: string
}
/** An email's content, cut to the needed part. */
export type ReadMail = {
  messageId: string
  from: Mailbox | null
  replyTo: Mailbox | null
  /** The writer to a group that passed it on. */
  originalSender: string
  /** Addresses that it was delivered or written to, the surest first. */
  recipients: string[]
  subject: string
  text: string
  attached: AttachedMail[]
  /** The first 20, those of attached emails and of a winmail.dat among them. */
  files: MailFile[]
  filesLeftOut: number
  signs: MailSigns
}
/** A message of the thread. */
export type MailTold = { begins?: true; mail?: ReadMail; isBroken?: true; done?: true }

const usual = { milliseconds: 8_000, megabytes: 256 }
const lane = createParseQueue(2)

/**
 * Reads a raw email (RFC 5322, MIME) off the main thread. `broken`: it is no email, or nested beyond all sense; `slow`:
 * reading took more than the limits.
 */
export const readMail = async (bytes: Uint8Array, limits = usual): Promise<ReadMail | 'broken' | 'slow'> => {
  const script = new URL('./mail-worker.ts', import.meta.url)
  const { mail, isBroken } = await lane(async () => await runInWorker<MailTold>(script, { bytes }, limits))
  return mail ?? (isBroken ? 'broken' : 'slow')
}
