import { typedNameProblem } from '../../../../rules/typed-name.ts'

type Mailbox = { name: string; address: string }
type Mail = {
  from: Mailbox | null
  replyTo: Mailbox | null
  recipients: readonly string[]
  subject: string
  text: string
}

const code = /^[A-Z0-9](?:[A-Z0-9_-]{0,58}[A-Z0-9])?$/i
const mostCodes = 20

/** What an address says behind a plus: `jobs+CODE@clinic.test`. */
const subAddress = (address: string): string => /^[^@+]{1,64}\+([^@]{1,100})@/.exec(address)?.[1] ?? ''

const unique = (list: readonly string[]) => [...new Set(list.filter((each) => code.test(each)))].slice(0, mostCodes)

/**
 * The job codes that an email may be about, the surest first: behind the plus of an address it was sent to, then in brackets in the
 * subject, then any word of the subject that looks like a code. `named` are those of the first two kinds: there someone meant a code.
 */
export const codesOfMail = ({ recipients, subject }: Pick<Mail, 'recipients' | 'subject'>) => {
  const behindPlus = recipients.map(subAddress)
  const inBrackets = [...subject.matchAll(/[[(]\s{0,5}([^\][()\s]{2,60})\s{0,5}[\])]/g)].map(([, word = '']) => word)
  const words = subject.split(/[^A-Za-z0-9_-]+/).filter((word) => /[-\d]/.test(word) && word.length >= 4)
  const named = unique([...behindPlus, ...inBrackets])
  return { named, codes: unique([...named, ...words]) }
}

/** One line of words, without what could begin another header or hide something. */
const oneLine = (text: string, longest = 200): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed()

const address = /^[^\s@<>"(),;:\\]{1,64}@[A-Z0-9.-]{1,250}\.[A-Z]{2,24}$/i
const plainAddress = (text: string): string => {
  const line = oneLine(text, 320)
  return address.test(line) ? line : ''
}

/** Addresses that are no person's: no one who applies reads them. */
const isNobody = (text: string): boolean =>
  /^(?:no[._-]?reply|do[._-]?not[._-]?reply|not?ifications?|alerts?|jobs?|apply|applications?|applicants?|candidates?|careers?|hiring|recruiting|hr|info|mail|messages?|news|support|hello|team|admin|contact|mailer-daemon|postmaster|bounces?)(?:[._+-][^@]*)?@/i.test(
    text,
  )

const lineOf = (text: string, labels: string): string =>
  new RegExp(`^[ \\t>*•-]{0,5}(?:${labels})[ \\t*]{0,5}:[ \\t*]{0,5}(\\S[^\\r\\n]{0,300})$`, 'im').exec(text)?.[1] ?? ''

/** A person's name: a board writes "Ana García via Job Board", or its own name without any. It becomes a word of texts: a web address or digits are no name. */
const personIn = (name: string): string => {
  const line = oneLine(name).replace(/^["']|["']$/g, '')
  const before = /^(.{1,150}?)\s+(?:via|through|on behalf of)\s/i.exec(line)?.[1] ?? line
  return before.includes('@') || !/\p{L}/u.test(before) || typedNameProblem(before) !== null ? '' : before
}

const viaIn = (name: string): string => (/\s(?:via|through)\s/i.test(name) ? personIn(name) : '')

const phoneIn = (text: string): string => {
  const found = /[+(\d][\d\s().+-]{5,30}\d(?:\s{0,3}(?:x|ext\.?)\s{0,3}\d{1,7})?/i.exec(oneLine(text, 100))?.[0] ?? ''
  return found.replace(/\D/g, '').length >= 7 ? found : ''
}

export type MailApplicant = { full_name: string; email_address: string; phone_number: string }

/**
 * Who applies, as far as an email says it; blank where it does not. An address to reply to that is not the sender's is the applicant's;
 * without one the lines `Name:`, `Email:` and `Phone:` say it, and only then a sender that is a person's own address. A job board's own
 * address never is the applicant's.
 */
export const applicantOfMail = ({ from, replyTo, text }: Omit<Mail, 'recipients' | 'subject'>): MailApplicant => {
  const sender = plainAddress(from?.address ?? '')
  const reply = plainAddress(replyTo?.address ?? '')
  const isOther = reply !== '' && reply.toLowerCase() !== sender.toLowerCase() && !isNobody(reply)
  const written = plainAddress(lineOf(text, 'e-?mail(?: address)?').replace(/^<?(?:mailto:)?|>$/g, ''))
  const own = sender !== '' && !isNobody(sender) ? sender : ''
  const email_address = (isOther ? reply : '') || written || own
  const named = personIn(lineOf(text, '(?:full |candidate |applicant )?name|candidate|applicant'))
  const isFrom = email_address !== '' && email_address === own
  const full_name =
    (isOther ? personIn(replyTo?.name ?? '') : '') ||
    named ||
    (isFrom ? personIn(from?.name ?? '') : viaIn(oneLine(from?.name ?? '')))
  const phone_number = phoneIn(lineOf(text, '(?:phone|mobile|cell|tel(?:ephone)?)(?: (?:number|no\\.?))?'))
  return { full_name, email_address, phone_number }
}
