import { splitForwarded } from './forwarded.ts'
import { readLabelled } from './labelled.ts'
import {
  findOnlyPhone,
  findPersonName,
  findVia,
  getDomain,
  isBoardAddress,
  isFreeMail,
  isRoleAddress,
  type Mailbox,
  parseAddress,
  toOneLine,
} from './mailbox.ts'
import type { Doubt, Evidence, MailApplicant, MailReading, Proposal } from './proposal.ts'
import { findNameInSubject } from './subject-name.ts'
import { findNameInFile, isForAnother, isSameName } from './words-of-another.ts'

/** An email that another one carries as a file (message/rfc822). */
export type AttachedMail = {
  from: Mailbox | null
  replyTo: Mailbox | null
  subject: string
  text: string
  depth: number
}

export type ReceivedMail = {
  from: Mailbox | null
  replyTo: Mailbox | null
  /** The writer to a group that passed it on (X-Original-Sender). */
  originalSender: string
  recipients: readonly string[]
  subject: string
  text: string
  attached: readonly AttachedMail[]
  fileNames: readonly string[]
}

type Layer = {
  kind: 'own' | 'forward' | 'attached'
  from: Mailbox | null
  replyTo: Mailbox | null
  subject: string
  text: string
  depth: number
}
type FoundProposal = Proposal & { depth: number }

const isForwardSubject = (subject: string): boolean =>
  /^\s*(?:(?:re|aw)\s?:\s*)?(?:fwd?|fw|rv|reenv(?:iad[oa])?|tr|wg)\s?:/i.test(subject)
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Tells which addresses are never proposed: of staff, roles, boards, and recipients. */
const insiders = (mail: ReceivedMail, isStaff: (address: string) => boolean) => {
  const recipients = new Set(mail.recipients.map((each) => each.toLowerCase()))
  const domains = new Set(mail.recipients.map(getDomain).filter((domain) => domain !== '' && !isFreeMail(domain)))
  return (address: string): boolean =>
    isStaff(address.toLowerCase()) ||
    isRoleAddress(address) ||
    isBoardAddress(address) ||
    recipients.has(address.toLowerCase()) ||
    domains.has(getDomain(address))
}

/** The person of one layer: the reader of its answers, the one its lines name, or its writer. */
const findPerson = (layer: Layer, isInsider: (address: string) => boolean): FoundProposal | null => {
  const outsider = (text: string | undefined) => {
    const plain = parseAddress(text ?? '')
    return plain !== '' && !isInsider(plain) ? plain : ''
  }
  const lines = readLabelled(layer.text)
  const sender = outsider(layer.from?.address)
  const reply = outsider(layer.replyTo?.address)
  const written = outsider(lines.email_address)
  const fromName = findPersonName(layer.from?.name ?? '')
  const told = findVia(layer.from?.name ?? '') || findNameInSubject(layer.subject, layer.text)
  const make = (why: Evidence, full_name: string, email_address: string, phone_number: string): FoundProposal => ({
    why,
    full_name,
    email_address,
    phone_number,
    depth: layer.depth,
  })
  if (reply !== '' && !same(reply, sender))
    return make(
      'reply_to',
      findPersonName(layer.replyTo?.name ?? '') || lines.full_name || told,
      reply,
      lines.phone_number,
    )
  if (written !== '' && !same(written, sender) && (sender === '' || lines.full_name !== ''))
    return make('lines', lines.full_name || told || (sender === '' ? '' : fromName), written, lines.phone_number)
  if (sender !== '') {
    const phone = lines.phone_number || findOnlyPhone(layer.text)
    const why = layer.kind === 'own' ? 'sender' : layer.kind
    const name =
      lines.full_name !== '' && (fromName === '' || isSameName(fromName, lines.full_name)) ? lines.full_name : fromName
    return make(why, name, sender, phone)
  }
  const name =
    lines.full_name || told || (layer.kind !== 'own' && parseAddress(layer.from?.address ?? '') === '' ? fromName : '')
  if (name === '') return null
  return make(
    lines.full_name ? 'lines' : layer.kind === 'own' || told !== '' ? 'subject' : layer.kind,
    name,
    '',
    lines.phone_number,
  )
}

/** The layers of an email: its own words, emails quoted in them, emails attached to it. Deeper is older. */
const listLayers = (mail: ReceivedMail): { own: Layer; inner: Layer[] } => {
  const { own, mails } = splitForwarded(mail.text)
  const quoted = mails.map(
    (one, at): Layer => ({
      kind: 'forward',
      from: one.from,
      replyTo: one.replyTo,
      subject: one.subject,
      text: one.text,
      depth: at + 1,
    }),
  )
  const attached = mail.attached.flatMap((one): Layer[] => {
    const { own: words, mails: deeper } = splitForwarded(one.text)
    const depth = 100 * one.depth
    return [
      { kind: 'attached', from: one.from, replyTo: one.replyTo, subject: one.subject, text: words, depth },
      ...deeper.map(
        (each, at): Layer => ({
          kind: 'forward',
          from: each.from,
          replyTo: each.replyTo,
          subject: each.subject,
          text: each.text,
          depth: depth + at + 1,
        }),
      ),
    ]
  })
  const from = mail.originalSender
    ? { name: findVia(mail.from?.name ?? '') || (mail.from?.name ?? ''), address: mail.originalSender }
    : mail.from
  return {
    own: { kind: 'own', from, replyTo: mail.replyTo, subject: mail.subject, text: own, depth: 0 },
    inner: [...quoted, ...attached],
  }
}

const distinct = (found: readonly FoundProposal[]): FoundProposal[] => {
  const seen = new Set<string>()
  return found.filter(({ email_address, full_name }) => {
    const key = (email_address || full_name).toLowerCase()
    return seen.has(key) ? false : Boolean(seen.add(key))
  })
}

/** Returns why the writer of an email may not be the applicant; null without a sign of it. */
const doubtOfSender = (mail: ReceivedMail, own: Layer, person: FoundProposal): Doubt | null => {
  if (isForwardSubject(mail.subject)) return 'forwarded'
  if (isForAnother(own.text)) return 'for_another'
  const lines = readLabelled(own.text)
  const known = `${person.full_name} ${person.email_address.split('@')[0] ?? ''}`
  if (lines.full_name !== '' && !isSameName(known, lines.full_name)) return 'other_name'
  const inFiles = mail.fileNames.map(findNameInFile).filter(Boolean)
  return inFiles.length > 0 &&
    !inFiles.some((name) => isSameName(known, name) || known.toLowerCase().includes(name.split(' ')[0] ?? ' '))
    ? 'other_name'
    : null
}

const isWhole = ({ full_name, email_address, phone_number }: MailApplicant) =>
  full_name !== '' && (email_address !== '' || phone_number !== '')
const withoutDepth = ({ full_name, email_address, phone_number, why }: FoundProposal): Proposal => ({
  full_name: toOneLine(full_name),
  email_address,
  phone_number,
  why,
})
const nobody: Proposal = { full_name: '', email_address: '', phone_number: '', why: 'nobody' }
const mostOthers = 5

const decide = (mail: ReceivedMail, isInsider: (address: string) => boolean) => {
  const { own, inner } = listLayers(mail)
  const writer = findPerson(own, isInsider)
  const found = inner.flatMap((layer) => findPerson(layer, isInsider) ?? [])
  const people = distinct(found.toSorted((a, b) => b.depth - a.depth))
  const senderIn = own.from?.address ?? ''
  const byOutsider = writer?.why === 'sender'
  // A board that passes on an applicant's email names them outside; what they quote is of someone else.
  if (writer !== null && !byOutsider && writer.email_address !== '') return { people: [writer, ...people], doubt: null }
  const [deepest] = people
  if (deepest) {
    const isOwnForward = byOutsider && same(deepest.email_address, senderIn)
    const all = byOutsider ? distinct([...people, writer]) : people
    if (isOwnForward) return { people: all, doubt: people.length > 1 ? ('several' as const) : null }
    if (byOutsider) {
      const isAnswer = /^\s*(?:re|aw|rif)\s?:/i.test(mail.subject)
      return isAnswer
        ? { people: distinct([writer, ...people]), doubt: 'forwarded' as const }
        : { people: all, doubt: 'forwarded' as const }
    }
    return { people: all, doubt: people.length > 1 ? ('several' as const) : null }
  }
  if (writer === null) return { people: [], doubt: 'nobody' as const }
  return { people: [writer], doubt: byOutsider ? doubtOfSender(mail, own, writer) : null }
}

/**
 * Reads who applies by an email, and how sure that is. Staff, a role’s or a board’s address never is the applicant. Sure is who wrote it and
 * nothing says otherwise, the one a board’s lines or Reply-To name, and the one person whose email someone of ours forwards; everyone else is
 * proposed, with the doubt.
 */
export const readApplicant = (mail: ReceivedMail, isStaff: (address: string) => boolean): MailReading => {
  const { people, doubt } = decide(mail, insiders(mail, isStaff))
  const [first, ...others] = distinct(people).map(withoutDepth)
  const applicant = first ?? nobody
  const found = doubt ?? (isWhole(applicant) ? null : 'incomplete')
  return { applicant, doubt: first ? found : 'nobody', others: others.filter(isWhole).slice(0, mostOthers) }
}
