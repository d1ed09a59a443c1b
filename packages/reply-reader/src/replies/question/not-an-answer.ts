// Replies without an answer: a question back, a refusal of the job, mere thanks.
import { matchAny } from '../phrases/phrases.ts'

/** Asks something of anyone who asked. */
export const asksBack = matchAny(
  '(?:whats|wheres|hows)',
  'what (?:is|are|was|does|do|kind|type|days?|areas?|cities|city|hours|position|job|company|time|about|would|if|exactly)',
  'which (?:city|cities|area|areas|location|locations|company|clinic|days?|job|position)',
  'who (?:is|are|am|dis|this)',
  'whos',
  'where (?:is|are|do|would|will|at|exactly)',
  'why(?! not)',
  'how (?:much|many|far|long|soon|old|do|does|did|is|are|would|will|can|often|late)',
  'when (?:do|does|did|is|are(?! you ready)|would|will|can(?! i be))',
  '(?:do|did|does|are|will|would|can|could|have) (?:you|u|yall|they|you guys)(?= )(?! need me| want me)',
  '(?<=^ |, |yes |no |and |but |hi |hello )(?:is|are|does|do|am|would|will|can|could|should) (?!i (?:text|call|let|message|get back))(?:it|this|that|the|there|i|these|those|they|mileage|training|gas)(?! be (?:ready|able))',
  '(?:is|are) (?:it|this|that|there|mileage|training|the [a-z]+|these|those) (?:[a-z]+ ){0,4}\\?',
  '(?:does it|do i|am i|would i|should i|can i apply|is that|is it|is this|is training|is mileage)',
  'if i (?:have|can ask)',
  'i have a question',
  'quick question',
  'wondering (?:if|what|how)',
  'wanted to (?:ask|know)',
  'cuant[oa]s?',
  '(?:donde|adonde)',
  'por que',
  'quien',
  'que (?:es|son|significa|quiere decir|dias|horas|trabajo|tengo)',
  'cuando (?:es|son|necesitan|empieza|empiezan|seria)',
  '(?:ustedes|usted|me)? ?(?:dan entrenamiento|pagan|ofrecen)(?= )',
  '(?<=^ |, |si |no )(?:es|necesito|tienen|hay|pagan|puedo preguntar)(?: [a-z]+){0,4} \\?',
)

/** No longer wants the job. “Not at the moment” answers the question, so the refusals of other contexts do not fit. */
export const declines = matchAny(
  '(?:not|no longer|isnt|never|aint)(?: (?:really|very|currently|even))? (?:interested|intrested|intersted)',
  '(?:no longer|not) (?:actively |currently )?(?:looking|searching)(?! (?:forward|for))',
  'no longer looking(?: for (?:work|a job))?',
  '(?:found|got|accepted|took|take|taken|accept) (?:already )?(?:a|an|another|something|a different|a new|other|one)(?: [a-z]+)? ?(?:job|position|offer|role|employment|else)',
  '(?:found|accepted|got) (?:work|employment|another one|something else|something)(?= (?:$|,|else|thank|thanks|closer))',
  '(?:already|just|got)(?: got)? (?:hired|working somewhere|started somewhere)',
  'going with (?:another|a different)',
  'go with (?:another|a different)',
  'decided (?:to (?:decline|pass|withdraw|stay)|not to)',
  `(?:dont|do not|no longer) (?:want|need) (?:the|this|a|that) (?:job|position|work)`,
  'withdraw(?:ing)?',
  'stay(?:ing)? at my (?:current )?job',
  'changed my mind',
  '(?:its|it is|thats|that is)(?: a little| a bit| just)? too far(?: for me| away)?',
  'too far for me',
  '(?:esta|queda) muy lejos',
  '(?:ya )?no (?:me interesa|estoy interesad[oa]|estoy buscando|busco)',
  'ya (?:encontre|consegui|tengo|acepte) (?:un |otro )?(?:trabajo|empleo)',
  '(?:encontre|consegui|acepte) otro (?:trabajo|empleo)',
)
/** Denies something of yourself that a question was about, and no name. */
export const ofOneself = matchAny(
  '(?:no soy|im not|i am not|not) (?:an?|una?|mayor|menor|rbt|certificad[oa]|certified|registered|active|available|able|sure|ready|interested|driving|old|legal|adult|18|eighteen|yet)',
)
/** “No thanks”, which refuses more than the question. */
export const wholeDecline =
  /^ (?:no|nope|nah) (?:, )?(?:thanks?|thank you|gracias|thank u)(?: (?:thank you|thanks|,|sir|maam|so much|but))* $/

const thanksOnly = new Set(
  'thank thanks you u ty tysm so much very appreciate it gracias muchas mil , 🙏 😊 ❤ hi ok okay okk mmk hola the info for bye then maam mam sir bless blessed god day good nice have a great saludos k kk alright yall all your help time'.split(
    ' ',
  ),
)
/** Whether a line holds only thanks. */
export const isOnlyThanks = (line: string): boolean =>
  / (?:thank|thanks|ty|tysm|appreciate|gracias|bless|blessed|mmk|🙏) /.test(line) &&
  line.split(' ').every((word) => word === '' || thanksOnly.has(word))
