import { leadsAwayInSpanish } from './leads-away-spanish.ts'

const digitWords = 'zero one two three four five six seven eight nine'.split(' ')
const digitWord = /(?<![a-z])(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)(?![a-z])/g
const toDigit = (word: string) => String(Math.max(0, digitWords.indexOf(word)))

// Each part is linear: a repetition is bounded or meets nothing that it could also have been.
const addresseWords = [
  String.raw`[@{}<>\x60]`,
  'https?:',
  String.raw`www\.`,
  String.raw`[\p{L}\p{N}]\.\p{L}{2}`,
  String.raw`\s?\.\s?(?:com|net|org|info|xyz)\b`,
  String.raw`\bpunto com\b`,
  String.raw`\bdot[\s)\]]{0,3}(?:com|net|org|info|io|me|co|app|link|ly|us|xyz)\b`,
  String.raw`\bqr code\b`,
  String.raw`\b(?:click|tap)\b`,
]
const addresses = new RegExp(addresseWords.join('|'), 'u')
const longNumber = /(?:\d[\s().,_*-]{0,4}){7}/
const money = new RegExp(
  [
    String.raw`\$\s?\d|\b(?:guarantee\w*|hired on the spot|you(?:['’]re| are) hired|salary|bonus|payments?|pays?`,
    String.raw`|paid|paying|wages?|earn\w*|compensation|hourly|(?:an|per|each|every) hour|salario|sueldo|pagamos`,
    String.raw`|por hora|fees?|deposit|bitcoin|crypto\w*|gift cards?|paypal|venmo|zelle|cash ?app|western union)\b`,
  ].join(''),
)
const secretWords = [
  'passwords?',
  'passcode',
  'pin',
  'verification code',
  'social security',
  'ssn',
  String.raw`bank\w*`,
  'routing',
  'account number',
  '(?:credit|debit) cards?',
  String.raw`card (?:details|number|info\w*)`,
  'cvv',
  'date of birth',
  'birth ?da(?:te|y)',
  'dob',
  'passport',
  "driver(?:['’]?s)? licen[cs]e",
  'home address',
  'maiden name',
  '(?:photo|state|national) id',
  'id cards?',
  'identification',
  'birth certificate',
  'green card',
  'work permits?',
  'signature',
  'selfie',
  '[wi]-?(?:2|4|9) forms?',
  'form [wi]-?(?:2|4|9)',
  'contraseña',
]
const secrets = new RegExp(String.raw`\b(?:${secretWords.join('|')})\b`)
/** Sends the candidate to look for a page, or to sign in somewhere. */
const elsewhereWords = [
  String.raw`\b(?:sign|log)[\s-]?(?:in|on|up)\b`,
  String.raw`\blogin\b`,
  String.raw`\bcreate an account\b`,
  String.raw`\bsearch (?:for|on|google|online|the (?:web|internet))\b`,
  String.raw`\bgoogle\b`,
  String.raw`\b(?:go to|visit|browse|look up)\b[^.!?]{0,60}\b(?:site|website|page|portal|account|app)\b`,
]
const elsewhere = new RegExp(elsewhereWords.join('|'))
const people =
  'mothers?|moms?|fathers?|dads?|parents|pregnan\\w*|married|single|kids of (?:your|their) own|(?:over|under|' +
  'above|below) (?:\\d\\d|twenty|thirty|forty|fifty|sixty)|years? old|old(?:er)? (?:people|candidates?|' +
  'applicants?)|young(?:er)? (?:people|candidates?|applicants?)|females?|males?|men|women|man|woman|' +
  'immigrants?|foreigners?|citizens?|christians?|muslims?|jew(?:s|ish)|catholics?|whites?|blacks?|hispanics?|' +
  'latin[oax]s?|asians?|disabled|wheelchairs?|accents?|gays?|lesbians?|trans(?:gender)?|native (?:english ' +
  ')?speakers?'
/** Leaves people out for what they are. */
const leavesOut = new RegExp(
  '(?:\\b(?:no|not|never|only|without|except|unless|must be|prefer\\w*|cannot)\\b|' +
    `n['’]t\\b)[^.!?]{0,60}\\b(?:${people})\\b|\\b(?:${people})\\b[^.!?]{0,40}\\b(?:only|need not apply|not ` +
    'welcome|preferred)\\b',
)
const otherWays =
  /\b(?:telegram|whats ?app|wechat|discord|skype|snapchat|instagram|facebook|messenger|viber|tiktok|kik|(?:on|via|by|over) signal)\b/
/** Signs that a reader takes for a dot between the parts of an address. */
const dots = /[。·・‧∙⋅•ꓸ٠܁܂]/gu
/** A letter that only looks like a Latin one, inside a Latin word. */
const lookAlikes = /[a-z][\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][a-z]/u

/**
 * Whether a drafted text leads a candidate away from the clinic or asks for what no one should text: links and bare
 * domains, pages to look for, numbers in digits or in words, other messengers, money, personal data, people who are not wanted. Too strict
 * costs a draft, no more.
 */
export const isUnsafeDraft = (text: string): boolean => {
  const read = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(dots, '.')
    .toLowerCase()
  return (
    [addresses, money, secrets, elsewhere, leavesOut, otherWays, lookAlikes].some((each) => each.test(read)) ||
    longNumber.test(read.replace(digitWord, toDigit)) ||
    leadsAwayInSpanish(read)
  )
}
