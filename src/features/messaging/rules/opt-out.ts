/** What an inbound text asks for. `unsure`: it may be an opt-out, so a person decides and nothing is sent meanwhile. */
export type Asked = 'stop' | 'unsure' | 'start' | 'help' | 'none'

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replaceAll('#', ' number ')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/\b(?:stahp|sotp|stp|stpo)\b/g, 'stop')
    .replace(/\bunsu\w*b\w*e\b/g, 'unsubscribe')
    .replace(/\bpor ?fa(?:vor|vorcito)?\b/g, 'por favor')

const words = (text: string): string =>
  text
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\b(?:[a-z] ){2,}[a-z]\b/g, (spaced) => spaced.replaceAll(' ', ''))

const clausesOf = (text: string): string[] => text.split(/[.,!?;:\n…()]+|\s[-–—]\s/).map(words)

const fillers = new Set(
  'please pls plz thanks thank you thx sorry hi hello hey ok okay yes no nope now just it this all por favor gracias ya kindly'.split(
    ' ',
  ),
)
const stopWords = new Set(
  (
    'stop stp sotp stopall unsubscribe unsub unsuscribe unsubcribe unsubsribe quit end cancel revoke optout block arret ' +
    'alto para parar pare paren basta baja cancelar detener detenganse terminar desuscribir borreme borrenme suficiente'
  ).split(' '),
)
const jests = new Set('lol lmao haha ha jk maybe perhaps quizas'.split(' '))
const isStopWord = (clause: string): boolean => {
  const left = clause.split(' ').filter((word) => !fillers.has(word) && !jests.has(word))
  return left.length > 0 && left.every((word) => stopWords.has(word))
}

const sending =
  'te?xt(?:s|ing|in)?|txt(?:s|ing|in)?|texing|messag(?:e|es|ing)|msgs?|contact(?:ing)?|sms|mensajes|mensajitos|textos'
const someTexts = '(?:texts?|txts?|messages?|msgs?|mensajes|textos|notifications|these|this)'
const places = '(?:lists?|systems?|database|records|contacts|texts?|messages)'
const notBefore = String.raw`(?<!\b(?:wont|cant|dont|didnt|never|not|you to not|is my job to) )`
const stops: RegExp[] = [
  new RegExp(
    `${notBefore}\\b(?:stop|stp|quit|cease|discontinue)(?: \\w+){0,2} (?:${sending}|send(?:ing)?|bothering|harassing|spamming|calling|communication|hitting me|blowing|with the|these|those)\\b(?! about)`,
  ),
  new RegExp(`\\b(?:you|u|yall)(?: guys)?(?: would| could)? stop(?:ped)? (?:${sending}|sending)\\b`),
  /\b(?:please|pls|plz|kindly|do|to|you|just) not (?:send|reach|reply|respond|write|contact|text|message)(?: \w+){0,2} (?:any\w*|again|out|more)\b/,
  /\b(?:dont|never) (?:send|reach|reply|respond|write)(?: \w+){0,2} (?:any\w*|again|out|more)\b/,
  new RegExp(
    `\\b(?:take|get|keep|remove|delete|erase|drop) (?:me|us|my \\w+|this (?:number|phone)) (?:out of|from|off) (?:\\w+ ){0,3}${places}\\b`,
  ),
  /^(?:(?:please|pls|plz|kindly|just) )?remove(?: (?:please|pls|plz|thanks?))?$/,
  /\b(?:have to|need to|gotta) say stop\b/,
  /^(?:can|could|will|would|please|pls)(?: please| pls)? (?:you|u|yall)(?: guys| all)?(?: please| pls| just)? stop(?: please)?$/,
  /\bdone (?:with|getting) (?:the|these|your|all these) (?:texts|messages|msgs)\b/,
  /\b(?:do not|dont|not) consent\b/,
  /\bnumber (?:was|got|has been|is) reassigned\b/,
  new RegExp(
    `\\b(?:do not|dont|never|refrain from|not to|prefer no) (?:ever |please |call or )?(?:${sending}|hit|send)(?: (?:me|this|us|again|any\\w*|more)\\b|$)(?! (?:before|until|till|yet|the|(?:through|via|by|on) (?!te?xt|txt|sms|this|my)))`,
  ),
  /\b(?:do not|dont) send me any\b/,
  new RegExp(`\\bno (?:more|further) (?:${sending}|communication)\\b`),
  /^no more$/,
  /\b(?:dont|do not|no longer|rather not|prefer not to|not) (?:want|wish|receive|be)\b(?! to (?:miss|lose|text)\b)(?: \w+){0,5} (?:texts?|txts?|texted|messages?|contacted)\b/,
  /\b(?:rather not receive|prefer not to be) (?:texts?|texted|contacted)\b/,
  /\b(?:no longer|dont) (?:wish|want) to be contacted\b/,
  /\b(?:do not|dont|didnt|did not|never) (?:have|give|gave)(?: \w+){0,3} (?:permission|consent)\b/,
  /\b(?:withdraw|revok(?:e|ing))(?: my)? consent\b/,
  /\b(?:remove|delete|erase|unenroll) (?:me|us|this number|my (?:number|name|info|phone))\b(?! from (?:\w+ ){1,3}(?:orientation|shift|schedule|interview|training|session|class|meeting))/,
  /\b(?:me|be|getting) removed\b/,
  /\b(?:take|get|taken|scratch) (?:me|us|my name|my number|this number) off\b(?! (?:the|of the)? ?(?:\w+ )?(?:orientation|shift|schedule|interview))/,
  /\boff (?:of )?(?:this|your|the|that|ur) (?:\w+ ){0,2}list\b(?! (?:of|for))/,
  /\b(?:lose|forget) (?:my|this) number\b/,
  /\b(?:wrong|incorrect|not the right) (?:number|person|guy|girl|lady|num|phone)\b(?! of\b)/,
  /\bnot the person you\w*/,
  /\b(?:nobody|no one|noone)(?: here)? by that name\b/,
  /\bthere is no (?!answer|one|way)\w+ at this number\b/,
  /\bno longer (?:belongs|uses|has|\w+s (?:number|phone))\b/,
  /\b(?:doesnt|does not) (?:have|use|own) this (?:phone|number)\b|\bbelongs to someone else\b/,
  /\bleave (?:me|us) alone\b|^go away$|^get lost$|\b(?:fuck|f|piss) off\b|\bcease\b|\bdesist\b/,
  /\bdo ?not (?:call|contact|text) (?:list|registry)\b|^do not contact$/,
  /\bblocking you\b|\breport(?:ing)? (?:you|this)\b|\blawyer\b|\battorney\b/,
  /\bopt(?:ing)?(?: me)? out\b(?! (?:for\b|of (?:the|health|\w+days?|weekends?|insurance|benefits|dental)\b))/,
  /\bunsub(?:scribe)?\b(?! from (?:the|my))|\bunsuscribe\b/,
  /\bmake (?:it|this|these \w+) stop\b|\b(?:messages|texts) to stop\b/,
  /\b(?:told|asked) you to stop\b|\bsaid stop\b|^te?xt stop$/,
  /\b(?:cancel|end) (?:the |these |my )?(?:subscription|messages|texts)\b(?! about)/,
  /\benough (?:with|of) (?:the|these) (?:texts|messages)\b/,
  /\b(?:never|didnt|did not) sign(?:ed)? up\b/,
  /\b(?:please|kindly|just) (?:stop|quit)\b(?! (?:by|in|at|over|sign))/,
  /\bno me(?: \w+)?(?: vuelvan? a| vuelvas a)? (?:escrib(?:as?|an|ir)|mand(?:es?|en|ar)|envi(?:es?|en|ar)|contact(?:es?|en|ar)|text(?:ees?|een|ear)|molest(?:es?|en))\b(?! (?:el|la|los|las|un|una) (?!mensaj|text))/,
  /\b(?:favor|favor de|por favor) no (?:escrib|mand|contact|envi|text)\w*/,
  /\bno (?:vuelvan? a |vuelvas a )?(?:mand(?:e|en|ar)|envi(?:e|en|ar)|molest(?:es?|en)|llamen? ni escriban?|escriban?)\b/,
  /\bno me llamen? ni\b/,
  /\bno (?:quiero|deseo|autorizo|acepto) (?:recibir |mas |ser )*(?:mensajes|textos|contactad[oa])\b(?! de voz)/,
  /\bno mas (?:mensajes|textos|por favor)\b|^no mas$|^no mensajes$/,
  /\bdej(?:e|en|a|es) de (?:escrib|mand|molest|contact|text|envi|llam)\w*/,
  /\bdej(?:e|en|a)me en paz\b/,
  /\bnumero (?:equivocado|incorrecto|erroneo)\b|\bequivoc\w+ de (?:numero|persona)\b|\bpersona equivocada\b/,
  /(?<!\bno me )\b(?:quit[ea]n?|saquen?|saca|borr[ea]n?|elimin[ea]n?|remuev[ae]n?)(?:me|nme)? (?:de (?:su|la|esa|esta)s? lista|(?:mi|este) numero)\b/,
  /\bme (?:quiten|saquen|borren|eliminen) de (?:su|la|esa|esta)s? lista\b/,
  /\b(?:celular|telefono|numero) ya no es de\b/,
  /\bcesen\b|\bse equivoc\w+(?: de numero)?$/,
  /\b(?:dar|darme|deme|denme) de baja\b/,
  /\b(?:cancel(?:ar|e|en)|detener|parar) (?:los |mi |la )?(?:mensajes|suscripcion)\b/,
  /\bretiro mi consentimiento\b|\bno doy permiso\b/,
  /\baqui no vive\b|\bno es el numero de\b|\bno conozco a esa persona\b/,
  /\bpor favor paren?\b|\bpare de\b|\bparen de\b/,
]
const someoneElse = /\b(?:this (?:isn['’]?t|is not)|no soy)\s+\p{Lu}\p{Ll}+\W*$/iu
const someoneElseNow = /\b(?:isn['’]?t|is not)\s+\p{Lu}\p{Ll}+(?:['’]s \w+)?\s+any ?more\b/u
const isName = /\s\p{Lu}\p{Ll}+\W*$/u

/** Sentences that look like an opt-out and are none. */
const innocent: RegExp[] = [
  /\bstop drop\b|\bstop it you/,
  /\b(?:dont|do not|please not) (?:remove|take|forget|delete|stop|opt me out)\b/,
  /\b(?:cant stop|made me (?:stop|quit))\b/,
  /\b(?:i|on) (?:gave|put|wrote|typed|entered)(?: \w+){0,3} (?:wrong|incorrect)\b/,
  /\bis this the (?:right|wrong)\b/,
  /\bno me (?:quiten?|borren?|saquen?)\b/,
]

const unsures: RegExp[] = [
  /\b(?:not|no longer|nt) interested\b(?!.* (?:but|yes|in)\b)/,
  /\bno (?:longer|more) looking\b|\bnot looking for\b/,
  /^(?:(?:thanks? |thank you |thx )?(?:but )?no thanks?|no thank you|no gracias|leave it|please dont|dont|scam|spam|i said no)$/,
  /^who (?:is this|dis|this)\b(?!.*\bclinic)|\bwho gave (?:you|u) (?:my|this)\b|^quien es(?: usted)?$/,
  /\b(?:howd|whered|(?:how|where) (?:did|d|do)) (?:you|u|ya) get (?:my|this) (?:number|info)\b|\b(?:de donde saco|como consiguio) mi numero\b/,
  /\b(?:never|didnt|did not) appl(?:y|ied)\b|\bremember applying\b|\b(?:no|nunca) aplique\b/,
  /\bis this (?:a )?(?:spam|scam)\b|\b(?:this|esto) (?:is|es) (?:a )?(?:spam|scam)\b/,
  /\balready have a job\b(?!.* (?:but|looking)\b)|^ya tengo trabajo$/,
  /\bwhy (?:are|do) you (?:keep )?text\w*|\bwhy am i getting\b|\bpor que me escriben\b/,
  /\balready t(?:old you no|exted me)\b|\bleave me be\b|\bdont bother\b|\bannoying\b|\btoo many texts\b|\btext (?:too much|a lot)\b/,
  /\b(?:instead of text\w*|not text(?! my)|(?:dont|do not) (?:want|like) to text\b|dont text$|number for texts|rather you call|no textos|no me gusta texto)\b/,
  /\bwithdraw\b|\b(?:cancel|remove) my application\b|\bout of the running\b|\b(?:retiro|cancele) mi solicitud\b/,
  /\bno (?:me interesa|estoy interesad[oa])\b/,
  new RegExp(
    `\\b(?:dont|do not|not|no longer) (?:really |think |sure |know |if |that |i |we |to )*(?:want|need|like|get|keep)\\b(?! to (?:miss|lose)\\b)(?: \\w+){0,4} ${someTexts}\\b`,
  ),
  new RegExp(`\\b(?:have|need) to (?:keep )?(?:get|getting|receive|receiving|see) (?:all )?${someTexts}\\b`),
  new RegExp(`\\b(?:fewer|less|so many|too many|all these|tired of|sick of|fed up with)(?: of| the)? ${someTexts}\\b`),
  new RegExp(`\\b(?:cancel|stop|no more)(?: \\w+){0,2} ${someTexts} about\\b`),
  /\b(?:text|message|write)(?: me)? (?:less|so (?:much|often|many)|that (?:much|often)|more than)\b/,
  /\b(?:these|this|its|texts|messages) (?:are |is |getting )*(?:a bit|a little|way|too) (?:too )?much\b/,
  /\b(?:wow|great|yay|ugh|oh|omg)\b.*\banother (?:text|message|one)\b|^ugh\b/,
  /^(?:im|i am|we are|were) (?:good|all set|set)(?: (?:for now|right now|thanks?|thank you|thx|ty|but))*$/,
  /^(?:i think )?(?:ill|i will|im gonna|im going to|gonna) pass(?: (?:on this|thanks?|for now))*$/,
  /\bnot (?:sure this is )?for me\b|\bfound (?:something|another job)\b/,
  /\b(?:muchos|demasiados|tantos) (?:mensajes|textos)\b|\bcreo que (?:ya )?no quiero\b|\bya no busco (?:trabajo|empleo)\b/,
  /\bno (?:estoy segur[oa]|se si|creo)\b(?: \w+){0,4} (?:mensajes|textos|interes\w*)\b/,
]

/** Words that take half of it back: whoever says them may not mean it. */
const hedge =
  /\b(?:maybe|perhaps|might|jk|kidding|joking|(?:do|will|would) (?:you|u|yall|these)(?: \w+)? ever|not sure|dont know if|i dont think|tal vez|quizas|a lo mejor|no se si|no estoy segur[oa]|creo que (?:ya )?no|(?:after|before|past) \d{1,2} ?[ap]m)\b/
const isJest = (all: string) => /\b(?:lol|lmao|haha|ha)\b/.test(all) && isStopWord(all)
const sour = /[👎🖕🙄😡🤬😒]/u

const starts: RegExp[] = [
  /^(?:start|unstop|resume|resume texts|resubscribe|opt in|empezar|comenzar|iniciar)$/,
  /\bopt me (?:back )?in\b|\bstart texting me\b|^(?:please |ok |yes )*(?:you can |you may )?text me again$|\bchanged my mind you can text\b|\bpuede escribirme otra vez\b/,
]
const helps = /^(?:help|info|ayuda)$/

const callInstead = /\b(?:instead|rather you call|prefiero que me llamen)\b/
const hits = (patterns: RegExp[], text: string) => patterns.some((pattern) => pattern.test(text))

/** Reads an inbound text, in English or Spanish: keywords, and plain language about the texts themselves. What is neither clear nor harmless goes to a person. */
export const askedFor = (text: string): Asked => {
  const plain = bare(text.slice(0, 1_000))
  const all = words(plain)
  if (all === '') return /🛑|🚫|📵/u.test(text) ? 'stop' : sour.test(text) ? 'unsure' : 'none'
  if (helps.test(all)) return 'help'
  if (hits(starts, all) && !/\b(?:dont|never|not)\b/.test(all)) return 'start'
  const clauses = clausesOf(plain)
  if (!hits(innocent, all)) {
    if (callInstead.test(all) && hits(unsures, all)) return 'unsure'
    const isStop =
      isStopWord(all) || clauses.some((clause) => isStopWord(clause) || hits(stops, clause)) || hits(stops, all)
    const isOther = (someoneElse.test(text) && isName.test(text)) || someoneElseNow.test(text)
    if (isStop || isOther) return hedge.test(all) || isJest(all) ? 'unsure' : 'stop'
  }
  return hits(unsures, all) ? 'unsure' : 'none'
}
