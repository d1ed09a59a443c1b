import type { ParsedReply } from '../parsed-reply.ts'
import { matchAny } from '../phrases/phrases.ts'
import { laterWords } from '../phrases/phrases-no.ts'
import type { ReplyIntent } from '../reply-intent.ts'
import { removePhrases, toAnswer } from './answer.ts'
import { conditions } from './topic-words.ts'

const number =
  '(?:\\d{1,2}|a|an|one|two|three|four|five|six|ten|few|couple|couple of|un|una|dos|tres|cuatro|diez|quince|unos|unas)'
const count = `(?:a )?${number}(?: (?:-|to|or|a|o) ${number})?`
const long = '(?:days?|weeks?|wks?|months?|mos|dias?|semanas?|mes|meses)'
const month =
  '(?:january|february|march|april|may_|(?<=(?:in|by|early|mid|late|until|before|after) )may|june|july|august|september|october|november|december)'
const weekday = '(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday)'
const feast =
  '(?:new years?(?: (?:day|eve))?|christmas|xmas|thanksgiving|(?:winter|spring|summer|christmas) break|las fiestas|(?:the )?holidays|ano nuevo|navidad|easter)'

/** Plain statements of time that are no day of their own. */
const whens = matchAny(
  'asap',
  '(?:after|despues de|luego de) (?!(?:[a-z]+ ){0,3}(?:know|talk|ask|check|see|hear|graduat[a-z]*|certif[a-z]*|exam|pass|interview|offer|decide|background))[a-z]+(?: [a-z]+){0,4}',
  '(?:im |i am |estoy )?(?:ready|lista?o?) (?:now|to go|to start|to work|when(?:ever)?|cuando)(?: [a-z]+){0,3}',
  '(?:this|esta|este) (?:week|month|semana|mes)',
  '(?:inmediat[a-z]*|immediat[a-z]*|imediat[a-z]*|asp|lo antes(?: posible)?|de una vez|tonight|right now now)',
  'en (?:unos|unas|como|\\d+|un|una|dos|tres) (?:[a-z]+ )?(?:dias|semanas|meses|mes|semana)',
  '(?:right )?after (?:my |the |i |we |our )?(?:[a-z]+ ){0,5}(?:graduation|graduate|finals|exams?|christmas|break|season|school|semester|check|contract|holidays?|class(?:es)?|wedding|surgery|trip|job|move|baby)',
  '(?:despues de|despues del|al terminar|cuando (?:acabe|termine|deje|salga|empiece|entre|acaben|terminen)) (?:[a-z]+ ?){1,7}',
  '(?:when|once|as soon as) (?:the |my )?(?:school|semester|classes|kids|contract|job|lease|summer|finals)(?: [a-z]+){0,5}',
  '(?:pa |para |a )?fin(?:es)? de (?:mes|ano|semana)',
  '(?:at )?(?:the )?end of (?:the |this |next )?(?:month|week|year|semester)',
  'en (?:el |la )?(?:verano|invierno|otono|primavera)',
  '(?:2|dos|two|3|tres|three|1|una?|one) (?:sem|semanas|wks|weeks)(?: out)?',
  '(?:gimme|give me|need|dame|deme) (?:like |about |a |como )*(?:week|month|semana|mes|\\d+ (?:days|weeks|dias|semanas)|two weeks|couple weeks)',
  `${month} ?(?:the )?\\d{1,2}(?:st|nd|rd|th)?`,
  'may \\d{1,2}(?:st|nd|rd|th)?',
  'may(?= (?:, )*$)',
  '(?:el )?(?:1ro|dia primero|dia \\d{1,2})',
  `(?:el )?${weekday} que viene`,
  'right this minute',
  'puedo ya',
  'ya (?:mero|ya|when|cuando)(?: [a-z]+){0,2}',
  '(?:en cuanto|cuando) (?:[a-z]+ )?(?:digan?|quieran?|quieras|gusten?|sea|necesiten?|usted diga)',
  'when (?:ever )?(?:you|yall|u|they) (?:need|want|say|call)(?: me)?',
  'a , s , a , p',
  'a s a p',
  'as soon as (?:possible|you (?:need|want|can|guys need|are ready|like)(?: me)?(?: to)?|monday|tomorrow|next week|now|today|yall need me|i can)',
  'immediate(?:ly)?',
  '(?:right|straight) away',
  '(?:right )?now',
  'today',
  'tomorrow',
  'when ?ever(?: (?:you|yall|u|ya)(?: guys)? (?:need|want|are|like|say)(?: me)?(?: to)?(?: ready)?)?',
  'any ?time',
  'any day',
  '(?:the )?sooner the better',
  `(?:in |about |within |for )*${count} ${long}(?: (?:from (?:now|today)|of notice|notice|de aviso))?`,
  `${count} ${long}`,
  '(?:a )?(?:two|2) week(?:s)? notice',
  '(?:(?:next|this|the following|following|coming) )(?:week|month|year|spring|summer|fall|winter)',
  '(?:in |during )(?:the |early |late )*(?:spring|summer|fall|winter)',
  `(?:(?:in|by|early|mid|late|end of|the end of|beginning of|the beginning of|first of|first week of|the first week of|until|after|before|since|on|a|principios de|fines de|finales de|la primera semana de|primera semana de|a partir de|apartir de|de|hasta|en|of|week of|the week of) )*${month}(?: (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?= ))?(?: ,)?(?: 20\\d\\d)?`,
  '(?:(?:in|early|the|en|el) )+(?:new year|ano nuevo|nuevo ano)',
  `(?:(?:by|the|at|of|end|beginning|middle|first|start) )+of (?:the |this |next )*(?:month|week|year|semester)`,
  `(?:right )?(?:after|before|despues de|antes de) ${feast}`,
  '(?:right )?after (?:my )?finals(?: in)?',
  `(?:(?:the|on|after|until|before|el|dia|despues|antes|a partir|hasta|por|week of|hasta el|a partir del|por el|from|starting|around|by|of) )*(?:(?:the|el|del|dia) (?:\\d{1,2}|first|primero)|\\d{1,2}(?:st|nd|rd|th)|(?:the )?(?:second|third))(?:st|nd|rd|th)?(?= )`,
  '(?:1[0-2]|0?[1-9]) / (?:[12]\\d|3[01]|0?[1-9])(?: / \\d{2,4})?',
  `(?:\\d{1,2}|first|primero)(?:st|nd|rd|th)? de ${month}`,
  `(?:(?:on|by|next|this|as early as|first thing|el|este|proximo|el proximo|a partir del|apartir del|starting|from|until|after|before|as soon as|hasta el) )*${weekday}(?: (?:morning|afternoon|or|and|the \\d{1,2}(?:st|nd|rd|th)?|third|second|first|por la manana))*`,
  '(?:the )?day after tomorrow',
  '(?:tan pronto como|lo (?:antes|mas pronto|mas rapido)) posible',
  'cuanto antes',
  'de inmediato',
  'inmediatamente',
  '(?:ahora|ya|manana|hoy) mismo',
  'ya(?= (?:$|,))',
  'manana',
  'cuando (?:sea|usted|ustedes|quieran?|me necesiten?|guste|gusten|digan?)(?: (?:quieran?|digan?|gusten?|me necesiten))?',
  '(?:en )?cualquier (?:momento|dia)',
  '(?:la |las )?(?:proxima|otra|siguiente) semana',
  'la semana que viene',
  '(?:el )?(?:proximo|siguiente|otro) mes',
)
/** Words about a first day that add nothing to when it is. */
const plain = new Set(
  `i im id ill ive could can would will be able to start starting begin beginning is are it its the a an on in at by of for from my me we us
  good great fine works ok okay yes yeah yep sure si perfect best ready available free flexible need needs needed have give giving put current currently employer boss notice
  so as soon early earliest possible please thanks thank you hi hello hey good day and or about around around like right just first thing week new um uh cause since because even
  if u yall want wanted like lol also maam sir very much really be there that this would probably_ guys whenever hola buenos buenas dias tardes puedo podria empezar comenzar iniciar estoy disponible lista listo tengo que
  necesito dar aviso avisar con mi trabajo el la los las de del en a por favor gracias y para trabajar me opportunity happy excited got get let anytime honestly actually realistically ? 😊 🙂 😀 👍 🙏 ! , - & / @ .`
    .split(/\s+/)
    .filter(Boolean),
)
const denies = matchAny(
  'not',
  'cant',
  'cannot',
  'unable',
  'couldnt',
  'wouldnt',
  'dont',
  'do not',
  'no',
  'never',
  'nunca',
  'wont',
  'isnt',
  'but',
  'pero',
)
/** Not before a time, which is a time. */
const notBefore = matchAny(
  `(?:not|no)(?: (?:until|till|before|hasta|antes))`,
  `(?:i )?(?:cant|cannot|wont|could not|couldnt|wouldnt)(?: (?:be able to|be|able|start|begin|available|to))* (?:until|till|before)`,
  'no (?:puedo|podria|podre)(?: (?:empezar|comenzar))? (?:hasta|antes)',
)
/** Work next to a notice or a start, without another day. */
const atWork = matchAny(
  '(?:start|starting|begin|beginning|empezar a|comenzar a|ready to|available to) (?:work|working|trabajar)',
  '(?:im |i am )?currently (?:working|employed)(?= (?:so|,|and|but|in))',
  '(?:(?:at|to|with|give) )*(?:my|mi|the) (?:current |other |old |present )?(?:job|work|employer|trabajo)',
)
/** “Now” with other words needs a word of starting; alone it is an answer. */
const onlyNow = / (?:now|today|right now|hoy|ya)(?= )/
const starts =
  / (?:start|starting|begin|available|ready|free|can|could|able|empezar|comenzar|puedo|disponible|list[oa])(?= )/
const vague = matchAny(
  'maybe',
  'probably',
  'hopefully',
  'think',
  'soon(?! as)',
  'later',
  'sometime',
  'eventually',
  'creo',
  'pronto(?! como| posible)',
  'my last day',
  '(?<=^ |, )i start',
)

/** Days and hours of every week, which are no first day. */
const lasting =
  / (?:through|thru|away|interview|entrevista|call|text|llam[a-z]*|appointment|cita|hell|gets?|know|ask|check|ago|for|since|been|every|each)(?= )/
const longestNow = 4
/** A time that needs no other word, and what may happen at a time but is no start. */
const firmTime =
  / (?:start|ready|available|empezar|comenzar|lista|listo|disponible|monday|today|tomorrow|manana|1st|first|primero|after|when|whenever|once|end|beginning|first of|notice|weeks?|months?|january|february|march|april|june|july|august|september|october|november|december|semanas?|mes|meses|cuando|despues|fin de|as soon|asap|immediately|right (?:now|away|this)|ya|semester|summer|verano)(?= )/
const otherTime =
  / (?:through|thru|away|interview|entrevista|call|text|llam[a-z]*|appointment|cita|trip|vacation|surgery|hell|gets?|until|hasta|know|ask|check|ago|for|since|been|every|each|last|was|moving|move|paid|due|pregnant|baby|wedding|started|working|not|only|days|hours)(?= )/
/** Most unknown words next to a time. */
const mostBesideTime = 8

/** Reads the reply to “When could you start?”: any plain statement of time is a yes, no matter which. */
export const readStart = (heard: ParsedReply): ReplyIntent => {
  const { line } = heard
  if (heard.find(conditions) || heard.find(vague)) return heard.unsure('not decided yet')
  const left = removePhrases(line, [notBefore, atWork])
  const rest = removePhrases(left, [whens])
  if (rest === left) return heard.unsure('no time')
  const isNow = onlyNow.test(left) && !whens.test(removePhrases(left, [onlyNow]))
  if (isNow && !starts.test(line) && heard.words > longestNow) return heard.unsure('speaks of now')
  if (denies.test(rest)) return heard.unsure('a time with a denial')
  // The hour of that day may follow it.
  const bare = heard.said.spans.reduce(
    (all, [from, end]) =>
      lasting.test(line.slice(from - 1, end + 1)) ? all : all.slice(0, from) + ' '.repeat(end - from) + all.slice(end),
    rest,
  )
  const strange = bare.split(' ').filter((word) => word !== '' && !plain.has(word))
  const leads =
    / (?:(?:can|could|able to|ready to|available to|puedo|podria) (?:start|begin|empezar|comenzar)|notice|aviso)(?= )/.test(
      line,
    )
  if (heard.find(laterWords)) return heard.unsure('no time')
  if (strange.length > (leads || (firmTime.test(line) && !otherTime.test(line)) ? mostBesideTime : 0))
    return heard.unsure('says more than a time')
  return toAnswer(heard, 'yes', 'names a time', whens)
}
