// Cancelling, being late, and asking for a person.
import { matchAny } from './phrases.ts'

const meeting = '(?:interview|appointment|appt|meeting|call|cita|entrevista)'

const cancels = '(?:cancel|canceling|cancelling|cancelar|cancele|cancelen|cancela)'
/** Anyone who cancels what was arranged. */
export const cancelWords = matchAny(
  `${cancels}(?: (?!dont|not)[a-z]+){0,3} ${meeting}s?`,
  `${cancels} (?:it|today|todays|tomorrow|monday|tuesday|wednesday|thursday|friday|please)`,
  `(?:need|have|want|like|going|tengo que|necesito|quiero|quisiera) (?:to )?${cancels}`,
  `please ${cancels} ,`,
)
/** Speaks of canceling and cancels nothing: asks whether they should, or denies it. */
export const notCancel = matchAny(
  '(?:should|can|could|do|did) i (?:have to |need to |still )?cancel',
  '(?:dont|do not|didnt|not|wont|never)(?: [a-z]+){0,2} (?:to )?cancel',
  'if (?:i|you) (?:have to |need to )?cancel',
  'cancel[a-z]*(?: [a-z]+){0,4} if',
  '(?:instead of|rather than|without|before i|sorry you) cancel[a-z]*',
  'dont cancel',
  'not (?:cancel|canceling|cancelling)',
  'no cancelen?',
  'did (?:you|they) cancel',
  'cancell?ed',
)

/** Words of someone who comes late. */
export const lateWords = matchAny(
  '(?:running|be|im|am|ill be|bit|little|lil|min|minutes|\\d+|gonna be) (?:a (?:little |lil |bit |few minutes )?)?(?:\\d+ )?(?:late|behind)',
  'running (?:\\d+|about|around|a|like|over)',
  'late',
  'l8',
  'stuck in (?:traffic|trafic)',
  '(?:traffic|trafic|trafico)',
  'there in (?:about |like )?\\d+',
  '\\d+ (?:minutes|more minutes) ?(?:away|out|late|behind)?',
  'running behind',
  'be there (?:in|directly)',
  'almost there',
  '(?:im|i am) lost',
  '(?:ya )?(?:voy llegando|casi llego|toy tarde|tardecito|me retrase)',
  '(?:un |cinco |diez |quince )?(?:ratito|minutes|min) tarde',
  '(?<=^ |voy |llego |poco |, )tarde(?= (?:, )*$)',
  'tapon',
  'got lost',
  'ran over',
  'off work so ill be',
  '(?:voy|llego|llegar|poco) tarde',
  'llego en',
  'se me hizo tarde',
  'retrasad[oa]',
  'atrasad[oa]',
  'en \\d+ minutes llego',
  'estoy a \\d+',
)
/** Words that sound late and are not: early, or a request for another hour. */
export const notLate = matchAny(
  'early',
  'push',
  'late (?:reply|response|answer|afternoon|morning|evening|night|in the|november|december|january|summer|fall|spring)',
  'latest',
  'later',
  'how (?:long|many)',
  'lately',
  'rescheduled?',
  'reschedule',
  'take',
  '(?:wont|not going to|not gonna) make it',
)

/** Anyone who wants to talk to a person, or to be called. */
export const personWords = matchAny(
  `(?:can|could|would|will|please|pls) (?:you |u |someone |somebody |anyone |yall |you guys )?(?:please )?(?:just )?(?:call|phone|give) me(?! back at)`,
  'call me',
  'give (?:me|us) a (?:buzz|holler|ring)',
  '(?:contact|reach) me by phone',
  '(?:can|could|have) (?:somebody|someone|anybody) (?:please )?(?:call|llamarme|llamar)',
  '(?:hop|get|jump) on a (?:quick )?call',
  'que me (?:llamen|llamaran)',
  'me llaman mejor',
  'echame una llamada',
  'favor de (?:llamarme|llamar)',
  'tan amable de llamarme',
  'comunicar con alguien',
  'mejor (?:marqueme|llameme|llamenme|marquenme)',
  'can (?:you|u|someone) (?:please )?call',
  'please call',
  'a call back',
  'callback',
  'like to (?:talk|speak) (?:to|with)',
  '(?:talk|speak) (?:to|with) (?:the|your|a) (?:recruiter|manager|supervisor|office)',
  'marqueme',
  'marquenme',
  'give me a (?:call|ring)',
  '(?:talk|speak|chat) (?:to|with) (?:a |an )?(?:someone|somebody|person|human|real|anyone|recruiter|manager|live)[a-z ]*',
  '(?:talk|speak) (?:on|over) the phone',
  'prefer (?:to talk|a (?:phone )?call|phone calls?|calls?)',
  'someone i can (?:talk|speak) to',
  'speak with someone',
  '(?:what|whats)(?: is)?(?: a| the)? (?:good )?number (?:can i|to|should i) call',
  'can i call (?:you|someone)',
  'number i can call',
  'human',
  'me (?:puede|pueden|podria|podrian) (?:llamar|marcar)',
  '(?:puede|pueden|podria) (?:llamarme|marcarme)',
  'llame?n?me',
  'llamame',
  'hablar con (?:alguien|una persona|una? [a-z]+)',
  'que numero puedo llamar',
)
/** Asks whether a call comes that was arranged anyway. */
export const notPerson = matchAny(
  'will (?:you|someone|they) call',
  'going to call',
  'gonna call',
  'are you calling',
  'do i call',
)
/** One word that asks for a person, and nothing else. */
export const wholePerson = /^ (?:person|agent|human|representative|operator) (?:please )?$/
const program = '(?:bot|robot|chatbot|machine|computer|program|automated|ai|real person|person|human)'
/** Asks whether a person or a program writes. */
export const botWords = matchAny(
  `(?:(?:are you|are u|r u|is this|is it) (?:a |an )?|(?:you|u|this) an? )(?:real |actual |live )?${program}(?! (?:i|to|who|can))`,
  `am i (?:talking|texting|speaking|chatting) (?:to|with) (?:a |an )?(?:real |actual |live )?${program}`,
  'are (?:you|u) real',
  'is (?:this|it) (?:all )?automated',
  'is (?:a|an) (?:actual |real )?(?:person|human) (?:texting|writing|there|reading)',
  'chat ?bots?',
  '(?:es|eres|hablo con|estoy hablando con) (?:usted |esto |con )?(?:una? )?(?:bot|robot|maquina|automatico|persona|persona real|computadora)',
)
