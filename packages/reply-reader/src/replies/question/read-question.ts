import type { ParsedReply } from '../parsed-reply.ts'
import { listUnknownWords } from '../plain-words.ts'
import type { QuestionTopic } from '../question-topics.ts'
import type { ReplyIntent } from '../reply-intent.ts'
import * as says from '../reply-phrases.ts'
import { certified } from './about-certificate.ts'
import { allHours, hours, wholeHours } from './about-hours.ts'
import { transport } from './about-way.ts'
import { removePhrases, toAnswer } from './answer.ts'
import { isCrossedOut, isOnlyCrossed } from './crossed.ts'
import { asksBack, declines, isOnlyThanks, wholeDecline } from './not-an-answer.ts'
import { readAge } from './read-age.ts'
import { readStart } from './read-start.ts'
import {
  agrees,
  bareNo,
  bareYes,
  besideYes,
  conditions,
  halves,
  idioms,
  notNow,
  type TopicWords,
  twice,
  wholeNo,
  wholeYes,
} from './topic-words.ts'

const topics: Record<'certified' | 'hours' | 'transport', TopicWords> = { certified, hours, transport }
/** A named time without the words that lead to it. */
const ofTime = / (?!(?:do|at|to|the|in|from|a|on|make|it|las|la|en|por|is|after|around|about) )\S+(?= )/
/** Most unknown words next to a plain yes, and next to one in the words of the question. */
const longestTail = 10
const longestAlone = 4

/** “Not yet, my exam is Dec 12”: what comes is no certificate today. */
const firmNotYet =
  /^ (?:hi |hello |hey |hola )?(?:no |nope |nah )?(?:, )?(?:not (?:yet|currently|at (?:the|this) (?:moment|time)|right now)|todavia no|aun no|no todavia)(?= )/
const alreadyHas = / (?:passed|already|used|expired|lapsed|aprobe|pase|ya) /
/** A reply that explains first and answers last: “my mom’s car but yes”, “I get out at 2 so yes”. */
const endsInYes =
  / (?:but|so|pero|asi que|por eso) (?:yes|yeah|yea|yep|yup|si|sure|simon|fasho|for sure|that works|i can|im free)(?: (?:i do|i can|i am|sir|maam|puedo|tengo))? (?:, )*$/
/** A plain no that explains itself: “no I start work at 4”. */
const beginsWithNo =
  /^ (?:hi |hello |hey |hola |oh |ay |uh |um |sorry |sry |unfortunately |so sorry |, )*(?:no|noo|nope|nop|nah|nahh|naw|nel|na|negative)(?: (?:sir|maam|mam|sorry|sry))?(?= )(?! (?:problems?|issues?|worries|doubt|prob|hay|lie|cap|way|se|estoy segur[oa]|more|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|nights?|mornings?))/
/** Words that may turn such a no: a condition, an offer of other hours, a correction. */
const softens =
  / (?:but|pero|if|unless|except|excepto|though|maybe|however|aunque|(?:i )?(?:can|could) (?:do|work|come|be)|puedo(?! ir)|available|disponible|free|actually|wait|jk|yes|yeah|yep|after|despues de|only|solo|nomas|\?) /
const beginsWithYes =
  /^ (?:hi |hello |hey |hola |oh |ah |, )*(?:yes|yeah|yea|yep|yup|si|sip|simon)(?: (?:sir|maam|mam))?(?= )/
/** Why someone is free: work or school ends before the hours begin. */
const offWork =
  / (?:off|out|done|finished|home|ends?|over|lets out|salgo|termino|acabo|dejo de trabajar|stop)(?: [a-z]+){0,6} (?:at |a las |alas |by |before )?(?:12|1|2|3|two|three|noon|one|230|2:\d\d|1:\d\d|dos|tres|una)(?= )/
const lastBut = / (?:but|pero) [ ,]*$/

/** Reads a yes or a no in the words of a topic; both, a part of it, or a condition is unsure. */
const readTopic = (heard: ParsedReply, topic: 'certified' | 'hours' | 'transport'): ReplyIntent => {
  const { line } = heard
  const words = topics[topic]
  const has = (pattern: RegExp) => heard.find(pattern) !== null
  if (has(twice)) return heard.unsure('denies a denial')
  if (has(conditions) || has(halves)) return heard.unsure('not decided yet')
  const isHours = topic === 'hours'
  const denials = isHours ? [words.no] : [words.no, notNow]
  // Denials go first, since they hold the words of a yes; what is left of the line is looked through for one.
  const plain = removePhrases(line, [agrees, idioms])
  const undenied = removePhrases(plain, [...denials, bareNo])
  const isNo =
    denials.some((pattern) => pattern.test(plain)) || bareNo.test(removePhrases(plain, denials)) || wholeNo.test(line)
  const isAgreed = topic !== 'certified' && has(agrees)
  const isYes =
    isAgreed ||
    words.yes.test(undenied) ||
    bareYes.test(undenied) ||
    wholeYes.test(line) ||
    (isHours && !isNo && wholeHours.test(undenied))
  const tail = removePhrases(undenied, [...(isHours ? [allHours] : []), words.yes, bareYes])
  const namesHours = isHours && heard.said.spans.some(([from, end]) => ofTime.test(` ${tail.slice(from, end)} `))
  if (isYes && isNo) return heard.unsure('says yes and no')
  if (!isYes && !isNo) return heard.unsure('nothing known')
  if (topic === 'certified' && isNo && firmNotYet.test(line) && !alreadyHas.test(line))
    return toAnswer(heard, 'no', 'no', firmNotYet)
  if (!isNo && endsInYes.test(line) && !besideYes.test(tail.replace(lastBut, ' ')))
    return toAnswer(heard, 'yes', 'yes', endsInYes)
  if (isNo && !isYes && beginsWithNo.test(line) && !softens.test(removePhrases(line, [beginsWithNo])))
    return toAnswer(heard, 'no', 'no', beginsWithNo)
  if (isHours && isYes && !isNo && beginsWithYes.test(line) && offWork.test(line) && !besideYes.test(tail))
    return toAnswer(heard, 'yes', 'yes', beginsWithYes)
  if (words.between.test(tail)) return heard.unsure('between yes and no')
  if (isNo) {
    if (!words.butIsNo && / (?:but|pero) /.test(tail)) return heard.unsure('a no with a but')
    if (namesHours || (isHours && / \d/.test(tail))) return heard.unsure('names hours')
    return toAnswer(heard, 'no', 'no', words.no.test(line) ? words.no : bareNo)
  }
  if (besideYes.test(tail)) return heard.unsure('a yes with a denial')
  if (namesHours || (isHours && / \d/.test(tail))) return heard.unsure('names hours')
  if (listUnknownWords(tail, []).length > (bareYes.test(undenied) ? longestTail : longestAlone))
    return heard.unsure('says more than an answer')
  return toAnswer(heard, 'yes', 'yes', words.yes.test(line) ? words.yes : bareYes)
}

const readAbout = (heard: ParsedReply, topic: QuestionTopic, now: Date): ReplyIntent => {
  if (topic === 'start') return readStart(heard)
  return topic === 'adult' ? readAge(heard, now) : readTopic(heard, topic)
}

/**
 * Reads the reply to a question about the work. A call, a refusal, and a question back come before an answer, so that
 * none is lost. A yes with a no, or either on a condition, is unsure.
 */
export const readQuestion = (heard: ParsedReply, topic: QuestionTopic, now: Date): ReplyIntent => {
  const { line } = heard
  const has = (pattern: RegExp) => heard.find(pattern) !== null
  if ((has(says.personWords) && !has(says.notPerson)) || says.wholePerson.test(line))
    return heard.reading('person', 'wants a person', says.personWords)
  if (has(declines) && !has(conditions)) return heard.reading('decline', 'not interested', declines)
  if (wholeDecline.test(line)) return heard.reading('decline', 'no', wholeDecline)
  if (has(says.hedges)) return heard.unsure('not decided yet')
  if (has(asksBack) || says.wholeQuestion.test(line)) return heard.reading('question', 'asks', asksBack)
  const isThanks = isOnlyThanks(line)
  if (isThanks) return heard.reading('thanks', 'thanks', says.thanksWords)
  if (line.endsWith(' ? ')) return heard.unsure('asks a question')
  if (topic !== 'start' && isOnlyCrossed(heard.text, topic)) return toAnswer(heard, 'no', 'crossed out', / /)
  const intent = readAbout(heard, topic, now)
  const isYes = intent.act === 'answer' && intent.answer === 'yes'
  return isYes && isCrossedOut(heard.text) ? heard.unsure('a yes with a crossed sign') : intent
}
