const digitWords = 'zero one two three four five six seven eight nine'.split(' ')
const digitWord = /(?<![a-z])(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)(?![a-z])/g
const digitOf = (word: string) => String(Math.max(0, digitWords.indexOf(word)))

// Each part is linear: what repeats is bounded or meets nothing that it could also have been.
const addresses =
  /[@{}<>`]|https?:|www\.|[\p{L}\p{N}]\.\p{L}{2}|\.\s(?:com|net|org|info|xyz)\b|\bdot[\s)\]]{0,3}(?:com|net|org|info|io|me|co|app|link|ly|us|xyz)\b|\bqr code\b|\b(?:click|tap)\b/u
const longNumber = /(?:\d[\s().,_*-]{0,4}){7}/
const money =
  /\$\s?\d|\b(?:guarantee\w*|hired on the spot|you(?:['’]re| are) hired|salary|bonus|payments?|fees?|deposit|bitcoin|crypto\w*|gift cards?|paypal|venmo|zelle|cash ?app|western union)\b/
const secrets =
  /\b(?:passwords?|passcode|pin|verification code|social security|ssn|bank\w*|routing|account number|(?:credit|debit) cards?|card (?:details|number|info\w*)|cvv|date of birth|birth ?da(?:te|y)|dob|passport|driver['’]?s licen[cs]e|home address)\b/
const otherWays =
  /\b(?:telegram|whats ?app|wechat|discord|skype|snapchat|instagram|facebook|messenger|viber|tiktok|kik|(?:on|via|by|over) signal)\b/
/** A letter that only looks like a Latin one, inside a Latin word. */
const lookAlikes = /[a-z][\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][a-z]/u

/**
 * Whether a drafted text leads a candidate away from the clinic or asks for what nobody should text: links and bare
 * domains, numbers in digits or in words, other messengers, money, personal data. Too strict costs a draft, no more.
 */
export const leadsAway = (text: string): boolean => {
  const read = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
  return (
    [addresses, money, secrets, otherWays, lookAlikes].some((each) => each.test(read)) ||
    longNumber.test(read.replace(digitWord, digitOf))
  )
}
