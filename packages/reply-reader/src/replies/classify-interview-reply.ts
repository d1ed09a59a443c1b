import { dayIn } from '../../../../src/rules/day.ts'
import type { ParsedReply } from './parsed-reply.ts'
import type { ReplyIntent } from './reply-intent.ts'
import * as says from './reply-phrases.ts'
import { allowsTime, minuteIn } from './reply-times.ts'

const asks =
  / (?:can|could|would|instead|better|available|free|reschedule|move|how about|what about|possible|chance|puede|podemos|podria|mejor|puedo|cambiar|prefer|rather|works?|next week|push|switch|postpone|until|need|reagendar)(?= )/
const asksToChange =
  / (?:can we|could we|can i(?! (?:bring|wear|see|get the))|could i|instead|reschedule|move|push|switch|possible|chance|podemos|puede ser|cambiar)(?= )/

/** Reads the reply of someone whose interview stands. */
export const classifyInterviewReply = (heard: ParsedReply, at: Date): ReplyIntent => {
  const { find, said, line } = heard
  const has = (pattern: RegExp) => find(pattern) !== null
  if (has(says.lateWords) && !has(says.notLate)) return heard.reading('late', 'late', says.lateWords)
  if (has(says.hedges)) return heard.unsure('not decided yet')
  if (has(says.cancelWords) && !has(says.notCancel) && !has(says.moveWords))
    return heard.reading('cancel', 'cancels', says.cancelWords)
  if (has(says.noLonger)) return heard.reading('decline', 'not interested', says.noLonger)
  if ((has(says.personWords) && !has(says.notPerson)) || says.wholePerson.test(line))
    return heard.reading('person', 'wants a person', says.personWords)
  const isAsked = has(says.questionWords) && !has(says.notQuestion) && !has(says.moveWords) && !asksToChange.test(line)
  if (isAsked) return heard.reading('question', 'asks', says.questionWords)
  if (said.unclear) return heard.unsure('a time that could be several')
  if (said.times.ways.length > 0) {
    const fits =
      allowsTime(said.times, dayIn(at, heard.timeZone), minuteIn(at, heard.timeZone)) && (said.named || said.clocked)
    if (
      fits &&
      !asksToChange.test(line) &&
      !has(says.cannotCome) &&
      !has(says.moveWords) &&
      !has(says.cancelWords) &&
      (heard.strange().length <= 3 || has(says.yesWords))
    )
      return line.endsWith(' ? ')
        ? heard.reading('question', 'asks', / \?(?= )/)
        : heard.reading('accept', 'names its time', says.yesWords)
    return asks.test(line) || has(says.cannotCome)
      ? heard.times('move', 'names other times')
      : heard.unsure('a time alone')
  }
  if (said.times.not.length > 0) return heard.times('move', 'not at this time')
  if (has(says.moveWords) || has(says.cannotCome)) return heard.times('move', 'wants another time')
  if (has(says.anyNo) && !/ why not /.test(line)) return heard.unsure('no')
  const isThanks = has(says.thanksWords)
  if (has(says.yesWords) && heard.strange().length <= 4) return heard.reading('accept', 'yes', says.yesWords)
  if (isThanks && heard.strange().length <= 3) return heard.reading('thanks', 'thanks', says.thanksWords)
  return heard.unsure('nothing known')
}
