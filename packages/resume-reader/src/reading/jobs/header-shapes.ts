import cities from '../../vocabulary/cities.json' with { type: 'json' }
import { employerWords } from '../../vocabulary/job-words.ts'
import { splitList } from '../../vocabulary/split-list.ts'
import { compilePhrases } from '../phrases.ts'
import { splitWords } from '../words.ts'

/**
 * Words that may follow a title and a comma and belong to it: “Lead Teacher, Toddler Room”, “RBT, Weekend Team”,
 * “Teacher, Grades K–3”.
 */
const qualifier =
  /^(?:(?:special ed(?:ucation)?|sped|ece|early childhood|early intervention|early learning|pre-?k(?:indergarten)?\d?|preschool|kindergarten|toddlers?|infants?|twos|threes|elementary|secondary|primary|middle school|high school|life skills|autism|resource|inclusion|adult services|pediatrics?|behavior|clinical|part[- ]time|full[- ]time|weekends?|nights?|evenings?|days|floating|level [ivx\d]{1,3}|tier \d|[ivx]{1,3}|(?:grades?|ages?|years?) .{1,14}|(?:\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth)(?: and .{1,8})? grades?|k ?[-–] ?\d{1,2}|educacion especial|educación especial|turno .{1,14})|(?:[\p{L}\d’'&/-]{1,24} ){0,3}(?:room|classroom|class|team|shift|grades?|unit|salon|salón|aula|equipo))$/iu
/** … and only next to an employer. */
const wide =
  /^(?:[\p{L}\d’'&/-]{1,24} ){1,3}(?:program|programme|department|dept\.?|division|services|track|cases|region)$/iu

/**
 * Returns true if a part of a header continues the title before it; `isSpare`: whether another part is left that may be
 * the employer.
 */
export const isQualifier = (part: string, isSpare: boolean): boolean =>
  part.length <= 60 && (qualifier.test(part) || (isSpare && wide.test(part)))

const kindsOfEmployers = compilePhrases(
  splitList(`
    center, centre, school, schools, academy, clinic, services, isd, usd, district, hospital, university, college,
    inc, llc, group, elementary, head start, institute, associates, foundation, agency, department, preschool,
    daycare, library, centro, escuela, clinica, colegio
  `).map((word) => [word, 'x'] as const),
)

/** “Black Hills Behavior Center Rapid City” before a state: the employer without its city. */
export const removeCity = (text: string): string => {
  const words = splitWords(text.slice(0, 120))
  const last = kindsOfEmployers.all(words).at(-1)
  const rest = words.slice(last?.to ?? 0)
  const isCity =
    last && last.to >= 2 && rest.length > 0 && rest.length <= 3 && rest.every(({ raw }) => /^\p{Lu}/u.test(raw))
  return isCity ? text.slice(0, words[last.to - 1]?.end) : text
}

/** Larger cities of the United States, to tell the end of an employer's name from the place behind it. */
const known = compilePhrases(cities.map((city) => [city, 'x'] as const))
const named = compilePhrases(employerWords.map((word) => [word, 'x'] as const))

/**
 * Returns the words before a state without their city: “Target Mesa”, “Peach State Autism Partners Warner Robins”. A city that no list knows
 * is one or two capitalized words behind the last word of employers.
 */
export const cutCityBeforeState = (text: string): string => {
  const short = removeCity(text)
  if (short !== text) return short
  const words = splitWords(text.slice(0, 120))
  const city = known.all(words).at(-1)
  if (city && city.from > 0 && city.to === words.length && /^\p{Lu}/u.test(words[city.from]?.raw ?? ''))
    return text.slice(0, words[city.from - 1]?.end)
  const last = named.all(words).at(-1)
  const rest = words.slice(last?.to ?? 0)
  const isCity =
    last && last.to >= 2 && rest.length > 0 && rest.length <= 2 && rest.every(({ raw }) => /^\p{Lu}\p{Ll}/u.test(raw))
  return isCity ? text.slice(0, words[last.to - 1]?.end) : text
}

/** Returns true if a stretch of words names a kind of employer: “Academy”, “School District”. */
export const isKindOfEmployer = (text: string): boolean => kindsOfEmployers.isIn(text)

const tail =
  /^(?:(?:services?|center|centre|schools?|district|group|clinic|academy|therapy|therapies|inc\.?|llc|learning|care|health|healthcare|solutions|partners|associates|hospital|university|college|county|public|autism|behaviou?r(?:al)?|pediatrics?|network|foundation|agency|program|programs|institute|consulting|system|systems|supports?|homes?|department|company|and|&|of|conductual|integral)[\s,]{0,2}){1,4}$/i
/** Whether a part of a header is the rest of an employer's name that began a line above: “Services”, “School District”. */
export const isTail = (part: string): boolean => part.length <= 50 && tail.test(part)

const organizations = compilePhrases(employerWords.map((word) => [word, 'x'] as const))
const agent =
  /^(?!.*(?:center|water|river|tower|corner|summer|winter|flower|silver|harbor|manor|motor|super|power|copper|butter|border|timber|cedar|doctor|mother|father|sister|brother|thunder|ranger|pier|denver|junior|senior|super|master|mister|under|over|after|together|better|forever|wonder|amber|ginger|pepper|clover|heather|jasper|fisher|parker|cooper|walker|miller|taylor|baker|turner|carter|porter|plaza|restaurant|giant|instant|elegant|brilliant|person)$).{2,}(?:er|or|ist|ian|eer|ess|ant|man|woman|back|boy|girl|hand|help|dora|ero|era|ista)$/
/** Whether a stretch of words names someone who does something: “Framer”, “Repartidor de pan”, “Weekend Bagger”. */
export const isAgent = (text: string): boolean => {
  const words = splitWords(text.slice(0, 80))
  if (words.length === 0 || words.length > 4 || organizations.all(words).length > 0) return false
  const [first, last] = [words[0]?.text ?? '', words.at(-1)?.text ?? '']
  return agent.test(last) || (/(?:dor|dora|ero|era|ista)$/.test(first) && agent.test(first))
}
