import { matchAny } from '../phrases/phrases.ts'

/** Answers to one question, in addition to a bare yes or no. */
export type TopicWords = {
  /** Says yes in the words of the question. */
  yes: RegExp
  /** Says no in them; looked for first, since a denial holds the words of a yes. */
  no: RegExp
  /** Between the two: next to it nothing is read as an answer. */
  between: RegExp
  /** Whether “no, but …” stays a no without a word in between. */
  butIsNo: boolean
}

/** A plain yes to any question about yourself. */
export const bareYes = matchAny(
  'yes',
  'yea',
  'yeah',
  'yep',
  'yup',
  'ye',
  'yas',
  'yess',
  'yessir',
  'yass',
  'yeap',
  'ya(?= i )',
  'si',
  'sip',
  'simon',
  'claro(?: que si)?',
  'por supuesto',
  'asi es',
  'afirmativo',
  'correcto',
  'correct',
  'of course',
  'absolutely',
  'definitely',
  'certainly',
  'affirmative',
  'for sure',
  'i do(?= (?:$|,|have|and|thank|thanks|yes|hold))',
  'i am(?= (?:$|,|and|thank|thanks|yes))',
  'i can(?= (?:$|,|and|thank|thanks|yes))',
  'i have(?= (?:$|,|thank|thanks|yes))',
  '(?:i )?sure (?:do|am|can|have)',
  'uh huh',
  'mhm',
  'mmhm',
  '100(?= yes)',
  '👍',
  '👌',
  '✅',
  '💯',
)
/** One letter that is a yes. */
export const wholeYes = /^ y (?:, )*$/
/** One letter that is a no. */
export const wholeNo = /^ n (?:, )*$/
/** A plain no. */
export const bareNo = matchAny(
  `no(?= (?:$|,|\\?|i|im|ive|id|it|its|we|not|dont|do|sir|maam|mam|sorry|but|pero|because|just|only|unfortunately|currently|never|still|yet|no|nope|mine|since|thats|they|at|and|thank|thanks|im|lol|anymore|tengo|puedo|soy|estoy|la|lo|me|he|senora?|gracias|ya|se|\\d|\\p{Extended_Pictographic}))`,
  '(?:of course|absolutely|definitely|certainly|probably|(?:claro|por supuesto) que) (?:not|no)',
  'nope',
  'nah',
  'naw',
  'nop',
  'nel',
  'negative',
  'negativo',
  '(?:unfortunately|sadly|sorry) (?:i (?:do|am|can) )?(?:no|not|i (?:dont|do not|cant|cannot|am not))',
  'unfortunately(?= (?:i )?(?:do not|dont|cant|cannot|am not))',
  'i (?:dont|do not)(?= (?:$|,|sorry|unfortunately|but))',
  'im not(?= (?:$|,|sorry))',
  'i am not(?= (?:$|,|sorry))',
)
/** Not now: of a thing that one has or has not it is a no. */
export const notNow = matchAny(
  'not (?:yet|currently|presently)',
  'not (?:at (?:this time|the moment|this moment)|right now)',
  'todavia no',
  'aun no',
  '(?:por el momento|ahorita|por ahora) no',
)
/** Holds a denial and denies nothing: it agrees. */
export const agrees = matchAny(
  'no (?:problem|problems|issue|issues|prob|doubt)(?: at all)?',
  'not (?:a problem|an issue)',
  '(?:i )?(?:dont|do not) (?:have|see) (?:a|any) problems?',
  '(?:i )?(?:dont|do not) mind(?: [a-z]+)?',
  'no (?:hay )?problema',
  'sin problemas?',
  'no tengo problemas?',
)
/** Holds a denial and says nothing of the question. */
export const idioms = matchAny(
  'no worries',
  'no lapses?',
  'doesnt expire until',
  'cant wait',
  'not gonna lie',
  'no doubt',
)
/** A denial of a denial, which is read as nothing: “not expired”, “not under 18”. */
export const twice = matchAny(
  '(?:not|hasnt|havent|has not|isnt|never|didnt|wasnt|nunca|no soy|no esta)(?: (?:let|it|mine|been|a|an|under|ever|yet|se|ha|my [a-z]+)){0,3} (?:expired?|expire|lapsed?|lapse|inactive|minor|under|below|younger|older|over|menor|vencid[oa]|vencio)',
  'cant say no',
  'not (?:un|in)[a-z]+able',
)
/** Words that make a person read a yes or a no. */
export const conditions = matchAny(
  'if(?! (?:you|u|yall|they|thats|it is|its) (?:need|needed|want|like|ok|okay|fine|possible|would like|guys need)| (?:needed|possible|so))',
  'unless',
  'as long as',
  'depending',
  'provided',
  'except',
  'excepto',
  'however',
  'although',
  'siempre que',
  'menos',
  'wait',
  'i mean',
  'jk',
  'just kidding',
  'for now',
  'this semester',
  'si (?:es|hay|no|queda|ustedes|son|fuera|esta cerca|me (?!queda|sirve|interesa|gusta)[a-z]+)',
)
/** Words of someone who has not decided, or answers by halves; in addition to the hedges of every reply. */
export const halves = matchAny(
  'kind of',
  'kinda',
  'sort of',
  'sometimes',
  'usually',
  'mostly',
  'probably',
  'most (?:days|weekdays|of the time|likely)',
  'i (?:think|believe)',
  'no estoy (?:muy )?segur[oa]',
  'pienso',
  'i guess',
  'supposed to',
  'almost',
  'technically',
  'basically',
  'hopefully',
  'try',
  'creo',
  'casi',
  'a veces',
  'algunos?',
  'mas o menos',
  'supongo',
  'yes and no',
  'si y no',
)
/** Words that rule out a yes next to them. */
export const besideYes = matchAny(
  'not',
  'dont',
  'do not',
  'doesnt',
  'cant',
  'cannot',
  'wont',
  'isnt',
  'havent',
  'never',
  'no',
  'nor',
  'without',
  'only',
  'but',
  'until',
  'when',
  'once',
  'though',
  'pero',
  'solo',
  'nomas',
  'nada mas',
  'hasta',
  'sin',
  'cuando',
)
