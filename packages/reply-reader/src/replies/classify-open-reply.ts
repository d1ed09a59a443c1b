import type { ParsedReply } from './parsed-reply.ts'
import type { ReplyIntent } from './reply-intent.ts'
import * as says from './reply-phrases.ts'

const yesToNothing = / (?:be there|see you|make it|omw|on my way|ready)(?= )/

/** Reads a reply where nothing was offered and no interview is planned. */
export const classifyOpenReply = (heard: ParsedReply): ReplyIntent => {
  const { find, said, line } = heard
  const has = (pattern: RegExp) => find(pattern) !== null
  const hasTimes = said.spans.length > 0
  if (has(says.noLonger)) return heard.reading('decline', 'not interested', says.noLonger)
  if (says.noWords.test(line)) return heard.reading('decline', 'no', says.noWords)
  if ((has(says.personWords) && !has(says.notPerson) && !hasTimes) || says.wholePerson.test(line))
    return heard.reading('person', 'wants a person', says.personWords)
  const isAsked = has(says.questionWords) && !has(says.notQuestion) && !hasTimes
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
  return heard.unsure('nothing known')
}
