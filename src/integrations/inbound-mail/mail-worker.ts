import { parentPort, workerData } from 'node:worker_threads'
import PostalMime, { type Address, type Attachment, addressParser, type Email } from 'postal-mime'
import { pickFullerText } from './mail-words.ts'
import type { AttachedMail, Mailbox, MailFile, MailSigns, MailTold, ReadMail } from './read-mail.ts'
import { openTnef } from './tnef.ts'

const bounds = { maxNestingDepth: 100, maxHeadersSize: 500_000, maxRfc822NestingDepth: 5 }
const longestLine = 500
const longestText = 10_000_000
const mostRecipients = 50
const mostFiles = 20
const mostAttached = 10
const deepestAttached = 5

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

const listHeaders = ({ headers }: Email, ...names: string[]): string[] =>
  names.flatMap((name) => headers.filter(({ key }) => key === name).map(({ value }) => value.slice(0, 5_000)))

/** The addresses of delivery, as the last email server noted them, then those of the recipients. */
const listRecipients = (mail: Email): string[] => {
  const noted = listHeaders(mail, 'delivered-to', 'x-original-to', 'envelope-to').flatMap((value) =>
    addressParser(value),
  )
  const all = mailboxes([...noted, ...(mail.to ?? []), ...(mail.cc ?? [])]).map(({ address }) =>
    address.slice(0, longestLine),
  )
  return [...new Set(all)].filter(Boolean).slice(0, mostRecipients)
}

const readSigns = (mail: Email): MailSigns => {
  const value = (name: string) => (listHeaders(mail, name)[0] ?? '').trim().toLowerCase().slice(0, 200)
  const has = (...names: string[]) => listHeaders(mail, ...names).length > 0
  return {
    autoSubmitted: value('auto-submitted'),
    precedence: value('precedence').replace('-', '_'),
    isList: has('list-id', 'list-unsubscribe', 'list-post'),
    isAutoReply: has(
      'x-autoreply',
      'x-autorespond',
      'x-autoresponder',
      'x-auto-reply',
      'x-autoreply-from',
      'x-mail-autoreply',
    ),
    hasNullSender: /^<\s*>$/.test(value('return-path')),
    contentType: value('content-type'),
  }
}

const toBytes = (content: ArrayBuffer | Uint8Array | string): Uint8Array<ArrayBuffer> =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)

const toFile = ({ filename, mimeType, content, related, disposition, contentId }: Attachment): MailFile => ({
  name: (filename ?? '').slice(0, longestLine),
  mime: mimeType.slice(0, 100),
  bytes: toBytes(content),
  isInline: related === true || (disposition === 'inline' && contentId !== undefined),
})

const isMail = ({ name, mime }: MailFile) => mime === 'message/rfc822' || /\.eml$/i.test(name)
const isTnef = ({ name, mime }: MailFile) =>
  /^application\/(?:vnd\.)?ms-tnef$/i.test(mime) || /^winmail\.dat$/i.test(name)

/**
 * Long runs of empty lines become two: each line costs its reader something, and no one misses these. Lines above the
 * first empty one are left alone.
 */
const withoutEmptyLines = (bytes: Uint8Array): Uint8Array => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const body = /\r?\n\r?\n/.exec(text)
  if (!body) return bytes
  const at = body.index + body[0].length
  const rest = text.slice(at).replaceAll(/(?:\r?\n[ \t]*){4,}(?=\r?\n|$)/g, '\r\n\r\n')
  return rest.length === text.length - at ? bytes : Buffer.from(text.slice(0, at) + rest, 'latin1')
}

const parse = async (bytes: Uint8Array): Promise<Email> =>
  await PostalMime.parse(withoutEmptyLines(bytes), {
    ...bounds,
    attachmentEncoding: 'arraybuffer',
    forceRfc822Attachments: true,
  })

type OpenMail = { text: string; files: MailFile[]; mails: { bytes: Uint8Array; name: string }[] }

/** The words and files of one email, with those of a winmail.dat; emails that it carries are apart. */
const open = (mail: Email): OpenMail => {
  const opened: OpenMail = { text: pickFullerText(mail.text ?? '', mail.html ?? ''), files: [], mails: [] }
  for (const file of mail.attachments.map(toFile)) {
    const inside = isTnef(file) ? openTnef(file.bytes) : null
    if (inside) {
      if (opened.text.trim() === '') opened.text = inside.body
      opened.files.push(
        ...inside.files.map((one) => ({ ...one, name: one.name.slice(0, longestLine), mime: '', isInline: false })),
      )
    } else if (isMail(file)) opened.mails.push({ bytes: file.bytes, name: file.name })
    else opened.files.push(file)
  }
  return opened
}

const readMail = async (bytes: Uint8Array): Promise<ReadMail> => {
  const mail = await parse(bytes)
  const { text, files, mails } = open(mail)
  const attached: AttachedMail[] = []
  const waiting = mails.map((one) => ({ ...one, depth: 1 }))
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { depth, ...one } = next
    const inner =
      attached.length < mostAttached && depth <= deepestAttached ? await parse(one.bytes).catch(() => null) : null
    if (!inner) {
      files.push({ name: one.name || 'email.eml', mime: 'message/rfc822', bytes: toBytes(one.bytes), isInline: false })
      continue
    }
    const opened = open(inner)
    attached.push({
      from: inner.from ? first([inner.from]) : null,
      replyTo: first(inner.replyTo ?? []),
      subject: (inner.subject ?? '').slice(0, longestLine),
      text: opened.text.slice(0, longestText),
      depth,
    })
    files.push(...opened.files)
    waiting.push(...opened.mails.map((each) => ({ ...each, depth: depth + 1 })))
  }
  return {
    messageId: (mail.messageId ?? '').slice(0, 2_000),
    from: mail.from ? first([mail.from]) : null,
    replyTo: first(mail.replyTo ?? []),
    originalSender:
      listHeaders(mail, 'x-original-sender', 'x-original-from').flatMap(
        (value) => first(addressParser(value))?.address ?? [],
      )[0] ?? '',
    recipients: listRecipients(mail),
    subject: (mail.subject ?? '').slice(0, longestLine),
    text: text.slice(0, longestText),
    attached,
    files: files.slice(0, mostFiles),
    filesLeftOut: Math.max(0, files.length - mostFiles),
    signs: readSigns(mail),
  }
}

const { bytes } = workerData as { bytes: Uint8Array }
tell({ begins: true })
try {
  const mail = await readMail(bytes)
  tell({ mail }, [...new Set(mail.files.map((file) => file.bytes.buffer as ArrayBuffer))])
} catch {
  tell({ isBroken: true })
}
tell({ done: true })
