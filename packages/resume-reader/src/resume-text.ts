const labels =
  'e-?mail(?: address)?|phone(?: number)?|telephone|tel|mobile(?: phone)?|cell(?:[ -]?phone)?|home phone|fax|whatsapp|' +
  'contact(?: info(?:rmation)?| number| details)?|(?:home |street |mailing )?address|linked-?in|website|portfolio'
const labelledLine = new RegExp(`^[\\s\\-•*·|]{0,10}(?:${labels})\\s{0,3}[:#].{0,160}$`, 'i')
const emptyLabel = new RegExp(`(?:^|(?<=[\\s|•·,;]))(?:${labels})\\s?:\\s?(?=$|[|•·,;])`, 'gi')

/** A line with its label only, such as 'Tel 602.555.0174' without the number. */
const onlyLabel = new RegExp(`^[\\s\\-•*·|]{0,10}(?:${labels})\\.?\\s{0,3}$`, 'i')

const streetTypes =
  'street|st|avenue|ave|av|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|circle|cir|place|pl|terrace|ter|trail|trl|' +
  'parkway|pkwy|highway|hwy|way|square|sq|loop'
const unit = '(?:apt|apartment|unit|suite|ste|#)\\.?\\s?#?[a-z0-9-]{1,8}'
const notAStreet =
  '(?!(?:years?|months?|weeks?|days?|hours?|hrs?|minutes?|clients?|students?|children|families|cases)\\b)'
const street = new RegExp(
  `(?:^\\s{0,20}|(?<=[|•·,;:]\\s?)\\s?)\\d{1,6}[a-z]?\\s${notAStreet}(?:[\\p{L}\\d.'’-]{1,24}\\s){1,5}(?:${streetTypes})\\b\\.?` +
    `(?:\\s(?:n|s|e|w|ne|nw|se|sw)\\b\\.?)?(?:,?\\s?${unit})?(?=\\s?(?:$|[|•·,;]))`,
  'giu',
)
const postBox = /\bp\.?\s?o\.?\s?box\s\d{1,8}/gi
const cityWithZip = /^\s*[\p{L} .'’-]{2,40},?\s(?:[A-Z]{2}|[\p{L} ]{4,20})\.?,?\s\d{5}(?:-\d{4})?\s*$/u

const email = /(?<![^\s@<>()[\],;:|"])[^\s@<>()[\],;:|"]{1,64}@{1,2}[^\s@<>()[\],;:|"]{1,255}/g
const profile =
  /(?<![\p{L}\d@])(?:https?:\/\/)?(?:[a-z0-9-]{1,30}\.){0,3}(?:linkedin\.com|github\.com|facebook\.com|fb\.com|instagram\.com|twitter\.com|x\.com|tiktok\.com|linktr\.ee|about\.me|indeed\.com\/r)(?:\/[^\s|,;]{0,300})?/giu
const onlyALink = /^[\s\-•*·|]{0,10}(?:https?:\/\/|www\.)\S+\s*$/i
const phone =
  /(?<![\d-])(?:\+?1[\s.-]?)?(?:\(\d{3}\)|\d{3})[\s.-]?\d{3}[\s.-]?\d{4}(?![\d-])(?:\s?(?:x|ext\.?)\s?\d{1,6}\b)?/gi
const foreignPhone = /(?<![\d+])\+\d[\d\s().-]{6,20}\d/g
const onlyALocalPhone = /^[\s\-•*·|]{0,10}\d{3}[.\s-]\d{4}\s*$/

const contacts = [email, profile, foreignPhone, phone, street, postBox]
const longestContactLine = 200
const isContactLine = (line: string): boolean =>
  line.length <= longestContactLine &&
  [labelledLine, cityWithZip, onlyALink, onlyALocalPhone].some((pattern) => pattern.test(line))

const isLoose = (sign: string): boolean => sign !== '' && ' \t|•·,;:()<>-'.includes(sign)
const trimmed = (text: string): string => {
  let [from, until] = [0, text.length]
  while (isLoose(text.charAt(from))) from += 1
  while (isLoose(text.charAt(until - 1))) until -= 1
  return text.slice(from, until)
}

/** A line without its contact details; null when nothing else was on it. */
const withoutContacts = (line: string): string | null => {
  const left = contacts.reduce((text, pattern) => text.replace(pattern, ''), line)
  if (left === line) return line
  const tidy = trimmed(
    left
      .replace(/[ \t]+/g, ' ')
      .replace(emptyLabel, '')
      .replace(/ ?(?:[|•·,;] ?){2,}/g, ' | '),
  )
  return /[\p{L}\d]/u.test(tidy) && !isContactLine(tidy) && !onlyLabel.test(tidy) ? tidy : null
}

/** Résumé text without its contact details (emails, phones, street addresses, profile links); the name line stays. */
export const stripContactLines = (text: string): string => {
  const kept = text
    .split(/\r\n|\r|\n/)
    .map((line) => (isContactLine(line) ? null : withoutContacts(line)))
    .filter((line) => line !== null)
  return kept.filter((line, at) => line.trim() !== '' || (at > 0 && kept[at - 1]?.trim() !== '')).join('\n')
}
