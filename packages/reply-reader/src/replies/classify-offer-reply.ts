import type { ParsedReply } from './parsed-reply.ts'
import { listUnknownWords } from './plain-words.ts'
import { removePhrases } from './question/answer.ts'
import { readDeniedPicks } from './read-denied-picks.ts'
import { pickByPlace } from './read-picks.ts'
import { anyTimeRule, type ReplyIntent } from './reply-intent.ts'
import * as says from './reply-phrases.ts'
import { filterAllowed } from './reply-times.ts'

const theOnePattern =
  / (?:(?:morning|afternoon|evening|night) (?:one|slot|option|time)|la de la (?:manana|tarde|noche))(?= )/
const chooses =
  / (?:works?|good|great|best|better|fine|ok|okay|perfect|please|yes|yeah|yea|yep|sure|ill (?:take|do|go)|i can|i could|can (?:i|we|you)|could (?:i|we|you)|lets|available|free|prefer|rather|book|put me|schedule|sign|take|choose|pick|want|available|it is|would (?:be|like|love|work)|make|am open|si|puedo|queda|sirve|conviene|funciona|mejor|perfecto|bien|favor)(?= )/

const differs =
  / (?:but|little|bit|or) (?:later|earlier|early|late|after|before|not then)(?= )| (?:later|earlier)(?! (?:one|option|time|slot|today|than|the better|please|works) )(?= )/
const notThatOne = / (?:not|cant|cannot|dont|doesnt|wont|never|no puedo|but|pero|except|menos|unless|instead)(?= )/
/** Words that reject a time without a denial. */
const sour =
  / (?:hard|tough|difficult|impossible|tricky|rough|sucks|bad|worst|awful|dificil|imposible|complicado|too (?:early|late|soon|far)|(?:is|thats|its) when|conflicts?|chocan?|se me cruzan?|i (?:have (?:to )?)?work(?= (?:then|that|at|,|$))|tengo clase)(?= )/
/** Something else that is done at a time, in words that choose elsewhere. */
const done =
  / (?:pick(?:ing)? (?:up|him|her|them|my)|drop(?:ping)? (?:off|him|her|them|my)|tak(?:e|ing) (?:my|him|her|them|care)|(?:recojo|llevo) a)(?= )/
const stillThere = / is [a-z ]*still (?:available|open|free) \?/
const conditions = / (?:unless|only if|as long as|if(?! (?:that|its|it is|possible|ok|okay|available|still|you)))(?= )/
const denies = / (?:no|not|cant|cannot|dont|doesnt|wont|never|but|pero|unless|only|if|instead)(?= )/

/** “El 3”: the third, where no offered day is a 3rd. */
const loneNumber = /^ (?:hola )?(?:, )?(?:el|la) ([123]) (?:, |por favor |please |gracias |esta bien )*$/
/** Accepts any of the times. */
const anyTime =
  / (?:(?:any|nay|either|cualquiera|any one|whichever)(?: one)?(?: of| de)? (?:those|them|em|these|the (?:three|3|times|options)|esas|esos|las tres|los tres|ellas)|(?:all|any) (?:three|3)(?: of (?:them|those|em))? (?:work|works|are|is|r)|all (?:three|3) (?:days|times)|(?:dont|doesnt|does not|do not) (?:really )?(?:matter|make (?:a|any) difference)|makes? no difference|no preference|surprise me|(?:you|yall|u) (?:pick|choose|decide)|dealers choice|all the same to me|(?:me|a mi me) da (?:lo mismo|igual)|la que (?:sea|usted[a-z]*|tu quieras|tenga[n]?|quieran?)|cual(?:quiera|kiera)|las (?:3|tres) puedo|(?:open|libre|disponible) (?:los|las|all) (?:3|tres|three)|disponibilidad total|a la hora que (?:ustedes )?(?:digan|quieran|gusten)|ustedes (?:decidan|digan)|any time (?:is|works)|whatever (?:works|you have|yall have))(?= )/
const anyBut =
  / (?:but|except|unless|pero|excepto|menos|not|cant|cannot|wont|unable|neither|dont|doesnt|none|no puedo|only|if|either way)(?= )/

/** Any of them, in words that look like an hour: “cualquiera de las 3”. */
const anyOfThem =
  /^ (?:hola |, )*(?:cualquiera|todas|todos) (?:de )?(?:las|los) (?:3|2|tres|dos) (?:, |por favor |gracias |esta bien |me (?:queda|sirve|funciona)n? |bien )*$/

/** The offered time that a reply names by its day or its hour; null where it names none, or several fit. */
const pickByTime = (heard: ParsedReply, times: readonly Date[]): number | null => {
  const { said, line } = heard
  if (said.times.ways.length === 0 || said.unclear || said.ranged) return null
  if (!said.named && !said.clocked && !theOnePattern.test(line)) return null
  const [only, another] = filterAllowed(said.times, times, heard.timeZone)
  return only && !another ? times.indexOf(only) + 1 : null
}

/** Whether a reply is so short that its one choice is what it says. */
const isShort = ({ words }: ParsedReply): boolean => words <= 9

/** Whether nothing else in a reply could make it mean something else than a choice. */
const isChoice = (heard: ParsedReply, stretch: readonly (readonly [number, number])[], isBare: boolean): boolean => {
  const strange = heard.strange(stretch).length
  if (conditions.test(heard.line) || sour.test(heard.line) || done.test(heard.line) || stillThere.test(heard.line))
    return false
  if (isBare && denies.test(heard.line)) return false
  return strange === 0 || (!isBare && (chooses.test(heard.line) || (isShort(heard) && !/ \? /.test(heard.line))))
}

const readPick = (heard: ParsedReply, times: readonly Date[]): ReplyIntent | null => {
  const afterDenial = times.length > 1 && !/ \? /.test(heard.line) ? readDeniedPicks(heard.line, times.length) : null
  if (afterDenial !== null && !sour.test(heard.line) && !done.test(heard.line))
    return heard.pick(afterDenial, 'the one that is left', [[0, heard.line.length]])
  const numbered = loneNumber.exec(heard.line)
  const byTime = pickByTime(heard, times)
  if (numbered && byTime === null && Number(numbered[1]) <= times.length)
    return heard.pick(Number(numbered[1]), 'by its place', [[0, heard.line.length]])
  const hasTimes = heard.said.spans.length > 0
  const place = pickByPlace(heard.untimed, heard.text, times, heard.timeZone)
  if (place && !(hasTimes && place.bare)) {
    const stretch = [[place.at, place.at + place.length] as const]
    const dated = place.pick === null && byTime !== null && place.could.length === 2 && place.could.includes(byTime)
    if (dated && byTime !== null) return heard.pick(byTime, 'by its date', heard.said.spans)
    if (place.pick === null)
      return heard.unsure(
        'could be several of the times',
        [...new Set(place.could)].toSorted((a, b) => a - b),
      )
    if (hasTimes && byTime !== place.pick && heard.said.times.ways.length > 0)
      return heard.unsure('names two times', [place.pick])
    const isDenied = notThatOne.test(heard.line) || / no(?= )/.test(heard.line.slice(place.at + place.length))
    if (isDenied || differs.test(heard.line)) return heard.unsure('a choice with a denial', [place.pick])
    if (isChoice(heard, stretch, place.bare)) return heard.pick(place.pick, 'by its place', stretch)
    return heard.unsure('says more than a choice', [place.pick])
  }
  if (byTime === null)
    return theOnePattern.test(heard.line) && filterAllowed(heard.said.times, times, heard.timeZone).length === 0
      ? heard.unsure('a time that could be several')
      : null
  if (differs.test(heard.line)) return heard.unsure('asks for it at another hour', [byTime])
  if (heard.find(says.personWords)) return heard.unsure('may be the time of a call', [byTime])
  if (isChoice(heard, [], false)) return heard.pick(byTime, 'by its time', heard.said.spans)
  return heard.unsure('says more than a choice', [byTime])
}

/** Whether a reply holds only consent. Where one time was offered, nothing else takes it. */
const isPlainYes = (heard: ParsedReply): boolean =>
  heard.find(says.yesWords) !== null &&
  listUnknownWords(removePhrases(heard.line, [says.yesWords, says.thanksWords]), []).length === 0

/** Whether a reply holds a no: where one time was offered, a no next to its day or hour leaves it open. */
const isBesideNo = (heard: ParsedReply): boolean =>
  heard.find(says.anyNo) !== null && !/ (?:why|no) (?:not|problem) /.test(heard.line)

/** Reads the reply to times that were offered. */
export const classifyOfferReply = (heard: ParsedReply, times: readonly Date[]): ReplyIntent => {
  const { find, said } = heard
  const isAsked = find(says.questionWords) !== null && find(says.notQuestion) === null
  const hasTimes = said.spans.length > 0
  if (
    times.length > 1 &&
    anyTime.test(heard.line) &&
    !anyBut.test(removePhrases(heard.line, [anyTime])) &&
    !/ \? /.test(heard.line)
  )
    return heard.reading('accept', anyTimeRule, anyTime)
  if (times.length > 1 && anyOfThem.test(heard.line)) return heard.reading('accept', anyTimeRule, anyOfThem)
  if (find(says.noLonger)) return heard.reading('decline', 'not interested', says.noLonger)
  const isPutOff = find(says.laterWords) !== null && readPick(heard, times)?.act !== 'pick'
  if (isPutOff && !chooses.test(removePhrases(heard.line, [says.laterWords]))) return heard.unsure('not decided yet')
  if (find(says.personWords) && !hasTimes) return heard.reading('person', 'wants a person', says.personWords)
  if (says.wholePerson.test(heard.line)) return heard.reading('person', 'wants a person', says.wholePerson)
  if (says.noWords.test(heard.line) && times.length > 1) return heard.reading('decline', 'no', says.noWords)
  if ((isAsked && !(hasTimes && chooses.test(heard.line))) || says.wholeQuestion.test(heard.line))
    return heard.reading('question', 'asks', says.questionWords)
  if (said.unclear || (hasTimes && / unless /.test(heard.line))) return heard.unsure('a time that could be several')
  if (
    times.length === 1 &&
    !hasTimes &&
    (find(says.noneOfThem) || find(says.moveWords) || find(says.cannotCome) || / no /.test(heard.line))
  )
    return heard.times('move', 'none of the times')
  const picked = readPick(heard, times)
  if (picked?.act === 'pick' && times.length === 1 && isBesideNo(heard)) return heard.unsure('a yes with a no', [1])
  if (picked) return picked
  if (hasTimes) return heard.times('propose', 'names times')
  if (find(says.noneOfThem) || find(says.moveWords) || find(says.cannotCome))
    return heard.times('move', 'none of the times')
  if (
    find(says.yesWords) &&
    heard.strange().length <= 3 &&
    !isBesideNo(heard) &&
    (times.length > 1 || (isPlainYes(heard) && !denies.test(heard.line.replace(' why not ', ' '))))
  ) {
    if (find(says.thanksWords) && heard.words <= 4 && times.length > 1)
      return heard.reading('thanks', 'thanks', says.thanksWords)
    return times.length === 1 ? heard.pick(1, 'yes to one time', []) : heard.reading('accept', 'yes', says.yesWords)
  }
  if (find(says.thanksWords) && heard.strange().length <= 3) return heard.reading('thanks', 'thanks', says.thanksWords)
  return heard.unsure('nothing known')
}
