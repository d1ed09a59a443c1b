import type { ParsedReply } from '../parsed-reply.ts'
import { matchAny } from '../phrases/phrases.ts'
import type { ReplyIntent } from '../reply-intent.ts'
import { removePhrases, toAnswer } from './answer.ts'
import { bareNo, bareYes, conditions, halves, idioms, notNow, twice, wholeNo, wholeYes } from './topic-words.ts'

const adult = 18
const oldest = 99
const youngest = 13
const written: Record<string, number> = Object.fromEntries(
  (
    [
      ['sixteen seventeen eighteen nineteen twenty', 16],
      ['dieciseis diecisiete dieciocho diecinueve veinte', 16],
    ] as const
  ).flatMap(([list, from]) => list.split(' ').map((word, by) => [word, from + by] as const)),
)
const tens = ['thirty', 'forty', 'fifty', 'sixty', 'treinta', 'cuarenta', 'cincuenta', 'sesenta']
for (const [at, word] of tens.entries()) written[word] = (3 + (at % 4)) * 10

const number = `(\\d{1,2}|${Object.keys(written).join('|')})`
const notAge =
  '(?! ?(?:months?|meses|weeks?|days?|semanas?|kids?|children|hijos|hours?|horas|minutes|miles?|percent|year old|(?:years?|yrs?|anos)(?= )(?! (?:old|young|of age|$|,|yes|lol|and|de edad))|/|-|:))'
const unit = '(?: (?:one|two|three|four|five|six|seven|eight|nine|y [a-z]+))?'
const aged = new RegExp(
  `(?<=^ | (?:im|am|turned|tengo|cumpli|only|just|still|already|cumplir|be|over|of|than|age|yes|yea|yeah|yep|yup|no|nope|nah|si|sip|ya|maam|mam|sir|info|,|lol|actually|is|🥲|👶) )${number}${unit}(?= )${notAge}(?: (?:years?|yrs?|yo|anos|plus|or older|and older|something|s))*`,
  'g',
)
const bornIn = / (?:19|20)\d\d(?= )/
const over = matchAny(
  '(?:way |much |a lot |far )?(?:older|over)(?: than)?(?: 18)?',
  '18 (?:plus|or older|and older|or over|and over)',
  '(?:an )?adult',
  'mayor(?: de edad)?',
  'in (?:my|mis) (?:20|30|40|50|60|twenties|thirties|forties|fifties|sixties)(?: s)?',
  '(?:just |already |ya )?(?:turned|cumpli) 18',
  'acabo de cumplir 18',
)
const under = matchAny(
  '(?:under|younger than|below|less than|menor de|not|not yet|im not|i am not|no tengo) (?:18|eighteen)(?: yet)?',
  '(?:im |i am |a )?(?:a )?minor',
  'younger',
  'menor(?: de edad)?',
  'no soy mayor(?: de edad)?',
  'im not(?= $)',
)
const comesOfAge = matchAny(
  '(?:turn|turns|turning|be|cumplo|cumplire|cumplir|becoming)(?: (?:18|eighteen))(?! or)',
  '18(?: (?:years?|yrs?|old|yo|anos)){0,3} (?:in|on|en|next|soon|tomorrow|this|today)',
  'soon',
  'birthday',
  'cumpleanos',
  'and a half',
  'about to',
  'next (?:week|month|year)',
  'almost',
  '(?:ya )?casi',
)
const ofAnother = matchAny('(?:my|mi) (?:daughter|son|kid|child|sister|brother|friend|hija|hijo)s?', 'asking for')

const agesIn = (line: string): number[] =>
  [...line.matchAll(aged)].map(([, said = '']) => written[said] ?? Number(said))

/** Returns the answer of a year of birth. Null if the birthday decides. */
const byBirth = (line: string, now: Date): 'yes' | 'no' | null => {
  const said = bornIn.exec(line)
  if (!said) return null
  const age = now.getUTCFullYear() - Number(said[0])
  if (age > oldest) return null
  return age > adult ? 'yes' : age < adult && age >= youngest ? 'no' : null
}

/** Words with which a number alone is no age of the writer, or none that they have yet. */
const notOwnAge =
  / (?:not|no|isnt|aint|until|casi|almost|nearly|cumplo|cumplire|turn|turning|soon|months?|meses|minutes|weeks|hours|miles|pm|am|:|brother|sister|son|daughter|kids?|hij[oa]s?|herman[oa]s?|sobrin[oa]|look|looks|feel|in|en|if|but|pero|experience|experiencia|(?:years?|yrs)(?! old)|anos de|have|has|work|worked|working|trabajo|since|dollars|bucks|street|apt|clients?|people|times|percent|of)(?= )/

/** Returns the answer of the numbers of a short reply that holds nothing else about an age. */
const readBareAge = (heard: ParsedReply): 'yes' | 'no' | null => {
  const line = heard.line.replace(/# (\d) # (\d)(?= )/, '$1$2')
  const ages = [...line.matchAll(/ (\d+)(?= )/g)].map(([, said]) => Number(said))
  if (ages.length === 0 || ages.some((age) => age < youngest || age > oldest)) return null
  if (ages.every((age) => age >= adult)) return notOwnAge.test(line) ? null : 'yes'
  const isOwn = / (?:im|i am|tengo|only|solo|just|,|no|nope|lol|👶) 1[3-7](?= )|^ 1[3-7] /.test(line)
  return ages.length === 1 && isOwn && !bareYes.test(line) && !ofAnother.test(line) ? 'no' : null
}

/** Rules of readings that a bare number makes clear. */
const openRules = new Set(['nothing known', 'a number that is no age'])

const readSaidAge = (heard: ParsedReply, now: Date): ReplyIntent => {
  const { line } = heard
  const has = (pattern: RegExp) => heard.find(pattern) !== null
  const said = agesIn(line)
  const isGrown = said.length > 0 && said.every((age) => age > adult && age <= oldest)
  if (has(comesOfAge) && !isGrown && !/ (?:turned|cumpli|cumplir) /.test(line)) {
    const isYoung = said.some((age) => age < adult && age >= youngest) || bareNo.test(line) || notNow.test(line)
    const isAhead = / (?:18|eighteen|los) /.test(line) && !bareYes.test(line)
    return (isYoung || isAhead) && !has(conditions)
      ? toAnswer(heard, 'no', 'not yet of age', comesOfAge)
      : heard.unsure('not yet of age')
  }
  if (has(twice)) return heard.unsure('denies a denial')
  if (has(conditions) || has(halves) || has(ofAnother)) return heard.unsure('not decided yet')
  if (/ (?:not|isnt) (?:im )?(?:1[3-79]|seventeen|sixteen)(?= )/.test(line))
    return heard.unsure('an age that is denied')
  const left = removePhrases(line, [idioms, under])
  const ages = agesIn(line)
  if (ages.some((age) => age < youngest || age > oldest)) return heard.unsure('a number that is no age')
  const birth = byBirth(line, now)
  const isUnder = has(under) || birth === 'no' || ages.some((age) => age < adult)
  const isOver = over.test(left) || birth === 'yes' || (ages.some((age) => age >= adult) && !has(under))
  const saysYes = bareYes.test(left) || wholeYes.test(line)
  const saysNo = bareNo.test(left) || notNow.test(left) || wholeNo.test(line)
  const isYes = isOver || saysYes
  const isNo = isUnder || saysNo
  if (isYes && / (?:no|not) /.test(left)) return heard.unsure('a yes with a denial')
  if (isYes === isNo) return heard.unsure(isYes ? 'says yes and no' : 'nothing known')
  const isLong =
    !/ (?:turned|cumpli) (?:18|eighteen) /.test(line) &&
    / \d/.test(removePhrases(left, [aged, over]).replace(/ \d+ (?:kids?|children|hijos)/g, ' ')) &&
    birth === null
  if (isLong) return heard.unsure('a number that is no age')
  const pattern = isYes ? (saysYes ? bareYes : isOver ? over : bareYes) : saysNo ? bareNo : under
  return toAnswer(heard, isYes ? 'yes' : 'no', ages.length > 0 ? 'by age' : 'yes or no', pattern)
}

/** Reads the reply to “Are you 18 or older?”: a yes or no, an age, or a year of birth; what says two of them is unsure. */
export const readAge = (heard: ParsedReply, now: Date): ReplyIntent => {
  const intent = readSaidAge(heard, now)
  if (intent.act !== 'unsure' || !openRules.has(intent.rule)) return intent
  const bare = readBareAge(heard)
  return bare === null ? intent : toAnswer(heard, bare, 'by age', bareYes)
}
