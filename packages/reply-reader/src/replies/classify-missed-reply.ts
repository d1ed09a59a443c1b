import { classifyOpenReply } from './classify-open-reply.ts'
import type { ParsedReply } from './parsed-reply.ts'
import type { ReplyIntent } from './reply-intent.ts'
import * as says from './reply-phrases.ts'

/** Asks to come after all, in either language. */
const stillComes =
  / (?:(?:still|love|like|want|hoping|hope) to (?:come|do it|do the interview|interview|be there)|(?:can|could|may|will|should) i (?:still |please )?(?:come|do (?:it|the interview)|have (?:another|a second)|try|get (?:another|a second))|still (?:come|do it|interview|be interviewed)|(?:another|second|one more|2nd) (?:chance|shot|try|opportunity)|make it up|(?:todavia|aun) (?:puedo|se puede|podria)|(?:puedo|podria|se puede) (?:todavia|aun|ir|hacer|tener|pasar)|otra (?:oportunidad|hora|cita|fecha|entrevista)|otro (?:dia|horario)|me da otr[oa]|give me (?:another|one more))(?= )/
/** Wants no other time. */
const leavesIt =
  / (?:never ?mind|nvm|forget it|dont (?:worry|bother)|no longer|not interested|found|ya no|no gracias|no thanks)(?= )/

/** Reads the reply to “we missed you, would you like another time?”: an excuse with a wish to come is a request for times. */
export const classifyMissedReply = (heard: ParsedReply): ReplyIntent => {
  const { line, find } = heard
  const isOut = leavesIt.test(line) || find(says.noLonger) !== null
  if (!isOut && find(says.personWords) === null && (stillComes.test(line) || find(says.moveWords) !== null))
    return heard.times('move', 'wants another time')
  const intent = classifyOpenReply(heard)
  // A missed interview leaves nothing to be late for or to cancel.
  return intent.act === 'late' || intent.act === 'cancel' ? heard.unsure('a missed interview') : intent
}
