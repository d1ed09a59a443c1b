import { parentPort, workerData } from 'node:worker_threads'
import PostalMime, { type Address, addressParser, type Email } from 'postal-mime'
import type { Mailbox, MailFile, MailTold, ReadMail } from './read-mail.ts'

const bounds = { maxNestingDepth: 100, maxHeadersSize: 500_000, maxRfc822NestingDepth: 5 }
const longestLine = 500
const longestText = 100_000
const mostRecipients = 50
const mostFiles = 20

const tell = (told: MailTold, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(told, transfer)

const mailboxes = (addresses: readonly Address[]): Mailbox[] =>
  addresses.flatMap((one) => (one.group ? one.group : [{ name: one.name, address: one.address }]))

const cut = ({ name, address }: Mailbox): Mailbox => ({
  name: name.slice(0, longestLine),
  address: address.slice(0, longestLine),
})

const first = (addresses: readonly Address[]): Mailbox | null => {
  const found = mailboxes(addresses).find(({ address }) => address !== '')
  return found ? cut(found) : null
}

/** Where it was delivered, as the last email server noted it, then whom it was written to. */
const recipientsOf = ({ headers, to = [], cc = [] }: Email): string[] => {
  const noted = ['delivered-to', 'x-original-to', 'envelope-to'].flatMap((name) =>
    headers.filter(({ key }) => key === name).flatMap(({ value }) => addressParser(value.slice(0, 5_000))),
  )
  const all = mailboxes([...noted, ...to, ...cc]).map(({ address }) => address.slice(0, longestLine))
  return [...new Set(all)].filter(Boolean).slice(0, mostRecipients)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** Without what stands between `<tag` and its end; one that never ends stays. */
const without = (html: string, tag: string): string => {
  const lower = html.toLowerCase()
  let [left, at] = ['', 0]
  for (;;) {
    const from = lower.indexOf(`<${tag}`, at)
    const to = from < 0 ? -1 : lower.indexOf(`</${tag}`, from)
    if (to < 0) return left + html.slice(at)
    left += html.slice(at, from)
    at = to
  }
}

/** The words of a page, a line a block. */
const wordsOf = (html: string): string =>
  ['head', 'style', 'script']
    .reduce(without, html.slice(0, 4 * longestText))
    .replace(/<(?:br|\/p|\/div|\/tr|\/li|\/h[1-6])\b[^<>]{0,500}>/gi, '\n')
    .replace(/<[^<>]{0,5000}>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Uint8Array<ArrayBuffer> =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)

const filesOf = ({ attachments }: Email): MailFile[] =>
  attachments
    .filter(({ related }) => !related)
    .slice(0, mostFiles)
    .map(({ filename, mimeType, content }) => ({
      name: (filename ?? '').slice(0, longestLine),
      mime: mimeType.slice(0, 100),
      bytes: bytesOf(content),
    }))

const readOf = (mail: Email): ReadMail => ({
  messageId: (mail.messageId ?? '').slice(0, 2_000),
  from: mail.from ? first([mail.from]) : null,
  replyTo: first(mail.replyTo ?? []),
  recipients: recipientsOf(mail),
  subject: (mail.subject ?? '').slice(0, longestLine),
  text: (mail.text?.trim() ? mail.text : wordsOf(mail.html ?? '')).slice(0, longestText),
  files: filesOf(mail),
})

/** Long runs of empty lines become two: each line costs its reader something, and no one misses these. What stands above the first empty line is left alone. */
const withoutEmptyLines = (bytes: Uint8Array): Uint8Array => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const body = /\r?\n\r?\n/.exec(text)
  if (!body) return bytes
  const at = body.index + body[0].length
  const rest = text.slice(at).replaceAll(/(?:\r?\n[ \t]*){4,}(?=\r?\n|$)/g, '\r\n\r\n')
  return rest.length === text.length - at ? bytes : Buffer.from(text.slice(0, at) + rest, 'latin1')
}

const { bytes } = workerData as { bytes: Uint8Array }
tell({ begins: true })
try {
  const mail = readOf(
    await PostalMime.parse(withoutEmptyLines(bytes), { ...bounds, attachmentEncoding: 'arraybuffer' }),
  )
  tell(
    { mail },
    mail.files.map((file) => file.bytes.buffer as ArrayBuffer),
  )
} catch {
  tell({ isBroken: true })
}
tell({ done: true })
