import { runInWorker } from '../../platform/server/process/worker-sandbox.ts'
import { createParseQueue } from '../documents/parse-queues.ts'

export type Mailbox = { name: string; address: string }
export type MailFile = { name: string; mime: string; bytes: Uint8Array }
/** What an email says, cut to what anyone needs of it. */
export type ReadMail = {
  messageId: string
  from: Mailbox | null
  replyTo: Mailbox | null
  /** Addresses that it was delivered or written to, the surest first. */
  recipients: string[]
  subject: string
  text: string
  files: MailFile[]
}
/** What the thread tells. */
export type MailTold = { begins?: true; mail?: ReadMail; isBroken?: true; done?: true }

const usual = { milliseconds: 8_000, megabytes: 256 }
const lane = createParseQueue(2)

/**
 * Reads a raw email (RFC 5322, MIME) off the main thread. `broken`: it is no email, or nested beyond all sense; `slow`: it could not be read
 * within the limits.
 */
export const readMail = async (bytes: Uint8Array, limits = usual): Promise<ReadMail | 'broken' | 'slow'> => {
  const script = new URL('./mail-worker.ts', import.meta.url)
  const { mail, isBroken } = await lane(async () => await runInWorker<MailTold>(script, { bytes }, limits))
  return mail ?? (isBroken ? 'broken' : 'slow')
}
