import type { ParsedReply } from './parsed-reply.ts'
import type { ReplyIntent } from './reply-intent.ts'
import * as says from './reply-phrases.ts'

const meeting = / (?:interview|appointment|appt|entrevista|cita|interbiu)(?= )/
const wholeCancel =
  /^ (?:please |hi |hello |hola |, )*(?:cancel|cancele|cancelen|cancela) (?:it|mine|please|por favor|my [a-z]+|mi [a-z]+)/
const firmYes = / (?:yes|yeah|yep|yup|si|interested|interesad[oa])(?= )/
/** A yes or a no before its reason, and words that may turn it. */
const leadingNo =
  /^ (?:hi |hello |hey |hola |sorry |oh |ay |thanks |, )*(?:no|nope|nah|naw|na|nel|nop|not (?:anymore|no more|interested|really|right now|for me))(?= )(?! (?:problem|worries|doubt|prob|se|lie|cap|way|one|idea|estoy segur[oa]|hay problema|subject|entiendo|understand|wait))/
const turnsNo =
  / (?:but|pero|yes|yeah|si|jk|wait|actually|still|if|unless|\?|maybe|later|other|otr[oa]|interested in (?:full|part))(?= )/
const leadingYes =
  /^ (?:hi |hello |hey |hola |sorry |oh |ay |ah |, )*(?:yes|yeah|yea|yep|yup|si|sip|claro|absolutely|definitely|of course|i am|i sure am|simon|hell yea|hell yeah|shoot yeah)(?= )/
const turnsYes = / (?:but|pero|no|not|if|unless|\?|maybe|only|dont|cant|what|how|when|where|which|que|cuanto|cual)(?= )/
const visits = / (?:can|could|may) i (?:stop|come|swing|drop) (?:by|in|off)(?= )/
const yesToNothing = / (?:be there|see you|make it|omw|on my way|ready)(?= )/

/** Reads a reply where nothing was offered and no interview is planned. */
export const classifyOpenReply = (heard: ParsedReply): ReplyIntent => {
  const { find, said, line } = heard
  const has = (pattern: RegExp) => find(pattern) !== null
  const hasTimes = said.spans.length > 0
  const isAboutMeeting = meeting.test(line)
  if (
    has(says.cancelWords) &&
    !has(says.notCancel) &&
    !has(says.moveWords) &&
    (isAboutMeeting || wholeCancel.test(line))
  )
    return heard.reading('cancel', 'cancels', says.cancelWords)
  if (isAboutMeeting && (has(says.moveWords) || has(says.cannotCome)) && !has(says.noLonger))
    return heard.times('move', 'wants another time')
  if (has(says.lateWords) && !has(says.notLate) && !has(says.noLonger))
    return heard.reading('late', 'late', says.lateWords)
  if (has(says.laterWords) && !firmYes.test(line)) return heard.unsure('not decided yet')
  if (has(says.noLonger)) return heard.reading('decline', 'not interested', says.noLonger)
  if (says.noWords.test(line)) return heard.reading('decline', 'no', says.noWords)
  if ((has(says.personWords) && !has(says.notPerson)) || says.wholePerson.test(line))
    return heard.reading('person', 'wants a person', says.personWords)
  const isAsked = has(says.questionWords) && !has(says.notQuestion) && (!hasTimes || visits.test(line))
  if (isAsked || says.wholeQuestion.test(line)) return heard.reading('question', 'asks', says.questionWords)
  if (has(says.workQuestions) && (/ \? /.test(line) || has(says.questionWords) || / do you /.test(line)))
    return heard.reading('question', 'asks', says.workQuestions)
  if (said.unclear) return heard.unsure('a time that could be several')
  if (hasTimes) return heard.times('propose', 'names times')
  const isThanks = has(says.thanksWords)
  if (isThanks && heard.strange().length <= 3 && !has(/ (?:interested|yes)(?= )/))
    return heard.reading('thanks', 'thanks', says.thanksWords)
  if (
    has(says.yesWords) &&
    !yesToNothing.test(line) &&
    !/ but /.test(line) &&
    (!has(says.anyNo) || / why not /.test(line)) &&
    heard.strange().length <= 5
  )
    return heard.reading('accept', 'yes', says.yesWords)
  if (/ [a-z]{2,} .*[a-z]{2,} \? $/.test(line)) return heard.reading('question', 'asks', / \?(?= )/)
  if (leadingNo.test(line) && !turnsNo.test(line)) return heard.reading('decline', 'no', says.noWords)
  if (leadingYes.test(line) && !turnsYes.test(line)) return heard.reading('accept', 'yes', says.yesWords)
  return heard.unsure('nothing known')
}
