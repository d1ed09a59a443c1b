/** Parts of a refusal that begins or ends politely. */
type Part = 'no' | 'fine' | 'thanks' | 'now' | 'pass' | 'itsOk' | 'polite'

const part = (...ways: string[]) => new RegExp(`(?:${ways.join('|')}) `, 'uy')

// Longer ways before shorter ones: each part is taken from where the last one ended.
const parts: readonly (readonly [Part, RegExp])[] = [
  [
    'pass',
    part(
      '(?:i think )?(?:(?:ill|i will|im gonna|im going to|gonna|going to|i have to|ill have to|i will have to|have to|i am going to|will) )+pass(?: on (?:this|that|it)(?: one| time)?| this (?:one|time))?',
      '(?:hard|i|a) pass',
      '(?:yo |creo que )?paso',
      '(?:id |i would |i )?rather not',
      'no need',
      'nty',
      '(?:yo )?prefiero (?:que )?no',
      'mejor no',
      'no (?:hace falta|es necesario)',
      '(?:its )?(?:just )?not for me',
      'i decline',
      '(?:im|i am|we are|were) (?:good|ok|okay|set|fine) (?:on|without) (?:that|this|it)(?: one)?',
    ),
  ],
  [
    'fine',
    part(
      '(?:i think )?(?:im|i am|we are|were|we r) (?:(?:all|still|really|actually|just|pretty|honestly|super) )?(?:good|gd|ok|okay|fine|set|straight|alright|coo|cool|covered|gucci)(?: on (?:the|this|that|your) (?:interview|job|offer|position|call|appointment))?',
      '(?:(?:ya|asi|yo|muy|aqui) )*estoy (?:(?:muy|mas que) )?(?:bien|ok)(?: (?:asi|aqui))?',
      'asi (?:esta )?bien',
      'all (?:good|set)',
    ),
  ],
  [
    'itsOk',
    part(
      '(?:thats|its|it is|that is) (?:(?:all|totally|quite) )?(?:ok|okay|alright|fine|cool|good)',
      'no se preocupen?',
      'dont worry(?: about it)?',
      'esta bien',
      'no worries',
    ),
  ],
  [
    'now',
    part(
      '(?:not )?(?:for now|right now|at this time|at the moment|atm|today|this time)',
      '(?:por ahora|ahorita|por el momento|de momento|por lo pronto|en este momento|hoy)',
    ),
  ],
  [
    'thanks',
    part(
      '(?:(?:many|muchas|muchisimas|mil) )?(?:thanks|thank you|thank u|thank|ty|tysm|gracias)',
      '(?:i )?(?:really |do )?appreciate (?:it|you|that|the (?:offer|opportunity|message|time)|your (?:time|help))',
      '(?:(?:se lo|le|te|les|lo) )*agradezco(?: mucho)?',
      'muy amable',
    ),
  ],
  ['no', part('(?:no|nope|nah|nahh|naw|nop|nel|noo|not)')],
  [
    'polite',
    part(
      ',',
      'have a (?:(?:good|great|nice|blessed|lovely|wonderful) )+(?:day|one|night|evening|weekend|week)',
      'god bless(?: you)?',
      'que (?:tenga|tengan|le|les) (?:un )?(?:vaya )?(?:buen|bien|bonito|lindo)(?: (?:dia|tarde|fin))?',
      'for (?:reaching out|the (?:opportunity|offer|message|text|info|invite)|thinking of me|asking|checking(?: in)?|your time)',
      'por (?:la oportunidad|escribirme|su tiempo|todo|la oferta)',
      '(?:good|best of) luck',
      'take care',
      'bendiciones',
      'so much|very much|much|mucho|but|pero|though|tho|anyway|and|y|hi|hello|hey|hola|lol|haha|oh|ok|okay|ah|aw|sorry|disculpe|honestly|sir|maam|mam|bro|bruh|man|dude|g|sis|girl|fam|señora?|senora?|ya no|anymore|igual|todos modos|de|again|everyone|yall|you guys|guys|you',
      '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\u2640\\u2642]',
    ),
  ],
]

/**
 * Whether a line is nothing but a polite refusal: “nah I’m good”, “I’m all set thanks”, “no gracias, estoy bien”. `unclear` is one that
 * may as well agree: “no, that’s okay”. A bare no is neither, since it may deny a time alone.
 */
export const detectPoliteRefusal = (line: string): 'refuses' | 'unclear' | null => {
  const found = new Set<Part>()
  let at = 1
  while (at < line.length) {
    const next = parts.find(([, way]) => {
      way.lastIndex = at
      return way.test(line)
    })
    if (!next) return null
    found.add(next[0])
    at = next[1].lastIndex
  }
  const isDenied = found.has('no')
  if (found.has('pass')) return 'refuses'
  if (found.has('fine')) return isDenied || found.has('thanks') || found.has('now') ? 'refuses' : null
  if (isDenied && found.has('itsOk')) return found.has('thanks') ? 'refuses' : 'unclear'
  return isDenied && (found.has('thanks') || found.has('now')) ? 'refuses' : null
}
