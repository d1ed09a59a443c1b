import { findTypedNameProblem } from '../../../../../rules/typed-name.ts'

export type Mailbox = { name: string; address: string }

/** Returns one line of words, at most `longest` characters, without what could begin another header or hide something. */
export const toOneLine = (text: string, longest = 200): string =>
  text
    .slice(0, 4 * longest)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed()

const address = /^[^\s@<>"(),;:\\[\]]{1,64}@[A-Z0-9.-]{1,250}\.[A-Z]{2,24}$/i

/** Returns the address when the text is one, else ''. */
export const parseAddress = (text: string): string => {
  const line = toOneLine(text, 320)
  return address.test(line) ? line : ''
}

const roles =
  'no[._-]?reply|do[._-]?not[._-]?reply|not?ifications?|notify|alerts?|jobs?|apply|applications?|applicants?|' +
  'candidates?|careers?|hiring|recruiting|recruitment|recruiters?|talent|hr|humanresources|human[._-]resources|' +
  'people|info|mail|messages?|inmail|news|newsletter|marketing|support|service|billing|hello|team|office|' +
  'frontdesk|front[._-]desk|reception|intake|admin|administration|contact|mailer-daemon|postmaster|bounces?|' +
  'scanner|scan|fax|copier|wordpress|website|webmaster|listings|invitations|reclutamiento|empleos?|vacantes|' +
  'oficina|recepcion'

const roleAddress = new RegExp(`^(?:${roles})(?:[._+-][^@]*|\\d{0,3})@`, 'i')

/** Whether an address is a role’s and not a person’s: no one applies from it. */
export const isRoleAddress = (text: string): boolean => roleAddress.test(text)

const boardWords = [
  'indeed',
  'ziprecruiter',
  'linkedin',
  'apploi',
  'glassdoor',
  'monster',
  'careerbuilder',
  'simplyhired',
  'snagajob',
  'joinhandshake',
  'greenhouse',
  'lever',
  'workable',
  'workablemail',
  'bamboohr',
  'jazzhr',
  'applytojob',
  'breezy-mail',
  'breezy',
  'icims',
  'myworkday',
  'smartrecruiters',
  'paycom',
  'paylocity',
  'adp',
  'recruitee',
  'teamtailor',
  'wizehire',
  'care',
  'facebookmail',
  'nextdoor',
  'jobvite',
  'jobtarget',
  'talroo',
  'jooble',
  'salesforce',
  'google',
  'microsoft',
]
const boards = new RegExp(String.raw`(?:^|\.)(?:${boardWords.join('|')})\.(?:com|co|io|hr|net|org|test)$`, 'i')
const boardMail = /(?:^|\.)greenhouse-mail\.io$/i

/** Returns what follows the @, in lower case. */
export const getDomain = (text: string): string => text.slice(text.lastIndexOf('@') + 1).toLowerCase()

/** Whether an address belongs to a job board or a hiring system; the addresses it gives applicants live elsewhere. */
export const isBoardAddress = (text: string): boolean => boards.test(getDomain(text)) || boardMail.test(getDomain(text))

const freeMailWords = [
  'gmail',
  'googlemail',
  'yahoo',
  'ymail',
  'rocketmail',
  'hotmail',
  'outlook',
  'live',
  'msn',
  'aol',
  'icloud',
  'me',
  'mac',
  'comcast',
  'att',
  'sbcglobal',
  'verizon',
  'bellsouth',
  'cox',
  'charter',
  'earthlink',
  'proton',
  'protonmail',
  'pm',
  'gmx',
  'mail',
  'zoho',
  'fastmail',
  'tutanota',
  'duck',
  'indeedemail',
]
const freeMail = new RegExp(String.raw`^(?:${freeMailWords.join('|')})\.[a-z.]{2,6}$`, 'i')

/** Whether anyone can have an address at this domain. */
export const isFreeMail = (domain: string): boolean => freeMail.test(domain)

const credentials = /(?:,|\s)\s*(?:rbt|bcba(?:-d)?|bcaba|bt|m\.?ed|m\.?a|m\.?s|ph\.?d|mba|rn|lcsw)\.?$/i
const bare = (text: string): string =>
  text
    .replace(/^[\s"'“”‘’*_<([]+|[\s"'“”‘’*_<>()[\]:,;]+$/gu, '')
    .replace(/\s*\((?:she|he|they|ella|él)\b[^)]{0,30}\)?$/i, '')
    .trim()

/**
 * Returns a person’s name as one line, or ''. A board writes "Ana García via Job Board"; a web address or digits are no
 * name; "García, Ana" is turned around.
 */
export const findPersonName = (name: string): string => {
  const line = bare(toOneLine(name))
  const before = bare(/^(.{1,150}?)\s+(?:via|through|on behalf of|a través de)\s/i.exec(line)?.[1] ?? line)
  const plain = bare(before.replace(credentials, '').replace(credentials, ''))
  if (plain.includes('@') || !/\p{L}/u.test(plain) || findTypedNameProblem(plain) !== null) return ''
  const turned = /^([\p{L}'’-]+(?: [\p{L}'’-]+){0,2}), ([\p{L}'’.-]+(?: [\p{L}'’.-]+){0,2})$/u.exec(plain)
  return turned && !/^(?:jr|sr|ii|iii)\.?$/i.test(turned[2] ?? '') ? `${turned[2]} ${turned[1]}` : plain
}

/** Returns the name in front of "via Job Board", or ''. */
export const findVia = (name: string): string =>
  /\s(?:via|through|a través de)\s/i.test(toOneLine(name)) ? findPersonName(name) : ''

const anyAddress = /[^\s@<>"'(),;:\\[\]]{1,64}@[A-Z0-9.-]{1,250}\.[A-Z]{2,24}/i

/** Returns the first mailbox of a line, as "Ana Diaz <ana@example.test>" or any of its kin; null for an empty one. */
export const parseMailbox = (value: string): Mailbox | null => {
  const line = toOneLine(value, 500)
    .replace(/<mailto:[^<>]{0,200}>/gi, ' ')
    .replace(/\[mailto:([^\][]{0,200})\]/gi, '<$1>')
    .replace(/mailto:/gi, '')
  const found = anyAddress.exec(line)
  if (!found) {
    const name = findPersonName(line)
    return name ? { name, address: '' } : null
  }
  return { name: findPersonName(line.slice(0, found.index)), address: parseAddress(found[0]) }
}

const usPhone =
  /(?<![\d-])(?:\+?1[\s.-]{0,2})?\(?\d{3}\)?[\s./-]{0,2}\d{3}[\s.-]{0,2}\d{4}(?![\d-])(?:\s{0,3}(?:x|ext\.?)\s{0,3}\d{1,7})?/g

/** Returns a phone number in a short text, or ''. */
export const findPhone = (text: string): string => {
  const found = /[+(\d][\d\s().+-]{5,30}\d(?:\s{0,3}(?:x|ext\.?)\s{0,3}\d{1,7})?/i.exec(toOneLine(text, 100))?.[0] ?? ''
  return found.replace(/\D/g, '').length >= 7 ? found : ''
}

/** Returns the one US phone number that a person’s own words give, or '' when there are none or several. */
export const findOnlyPhone = (text: string): string => {
  const found = [...text.slice(0, 20_000).matchAll(usPhone)].filter(
    ({ index }) => !/fax\W{0,5}$/i.test(text.slice(Math.max(0, index - 10), index)),
  )
  const digits = new Set(found.map(([each]) => each.replace(/\D/g, '').replace(/^1/, '')))
  return digits.size === 1 ? (found[0]?.[0].trim() ?? '') : ''
}
