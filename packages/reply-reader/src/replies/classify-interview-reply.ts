import { toLocalDay } from '../../../../src/rules/day.ts'
import type { ParsedReply } from './parsed-reply.ts'
import type { ReplyIntent } from './reply-intent.ts'
import * as says from './reply-phrases.ts'
import { getMinute, isTimeAllowed } from './reply-times.ts'

const asks =
  / (?:can|could|would|instead|better|available|free|reschedule|move|how about|what about|possible|chance|puede|podemos|podria|mejor|puedo|cambiar|prefer|rather|works?|next week|push|switch|postpone|until|need|reagendar)(?= )/
const asksToChange =
  / (?:can we|could we|can i(?! (?:bring|wear|see|get the))|could i|instead|reschedule|move|push|switch|possible|chance|podemos|puede ser|cambiar)(?= )/

const isComing =
  / (?:(?:ill|i will|ima|im gonna|i wil) be (?:there|tehre)|im (?:still )?(?:coming|comin)|im still good|(?:ahi|alla|alli|ai) (?:estare|estoy+|voy|andare|nos vemos|voy a estar|te veo)|see (?:you|u|yall|ya)|c u|(?:nos|te) (?:vemos|bemos|veo)|si (?:voy|llego)|cant (?:wait|waitt+)|(?:nothing|nothin|nada)(?: [a-z]+){0,5} (?:stop|para) ?(?:me)?|stop playin|(?:i )?(?:look|looking) forward|say less|you betcha|(?:still )?good (?:to go|for tomorrow)|already know|ya lo tengo apuntado|(?:wont|will not|not going to|not gonna) be late+|didnt forget|no se me olvida|no lo he olvidado)(?= )/
const notComing =
  / (?:(?:ya )?no (?:voy(?! a (?:poder|llegar|faltar|fallar|perder))|ire|me espere[sn]?|boy a ir)|(?:im |i am |i |we )?(?:not|aint|wont be|will not be) (?:coming(?! (?:alone|from|by|with))|comin|going(?= (?:$|,|to the interview|tomorrow|today|anymore|sorry))|goin|attending)(?: to the interview)?|(?:im )?out on the interview|(?:forget|nvm) (?:about |bout )(?:it|the interview|tomorrow|today)|please cancel(?= (?:, )*$)|(?:nah )?cancel(?:a|ela|arla|e)? (?:that|it|mine|eso|por favor|please|4|,)|found (?:something|sum|someting) better|step(?:ping)? away from the interview|breaking up with this interview|scratch me off|dont look for me)(?= )/
/** Leaves it open whether someone comes. */
const doubtsComing =
  / (?:if|unless|might|maybe|not sure|try|think|no se si|a ver|depends|hope|but|pero|wait|cant make|cannot make|late for|(?<!wont be |not be |to be |gonna be )late(?! (?:tomorrow|i promise))|tarde|dont cancel|do not cancel|no me cancele|no cancel[a-z]*)(?= )/

/** Reads the reply of someone with a planned interview. */
export const classifyInterviewReply = (heard: ParsedReply, at: Date): ReplyIntent => {
  const { find, said, line } = heard
  const has = (pattern: RegExp) => find(pattern) !== null
  const isAnother =
    has(says.moveWords) ||
    / (?:(?:another|anohter|nother|otra|otro|different)(?! (?:job|position|offer|opportunity|trabajo|jale|clinic|company|place))|diff|instead|try again|next week|give me|dame|deme|move|pasamos|cambiamos|cambian|mueve|mover) /.test(
      line,
    )
  const isLate = has(says.lateWords) && !/ (?:wont|will not|not going to|not gonna) be late/.test(line)
  // Another day than that of the interview is read below.
  const isItsTime =
    said.times.ways.length === 0 ||
    isTimeAllowed(said.times, toLocalDay(at, heard.timeZone), getMinute(at, heard.timeZone))
  if (
    isComing.test(line) &&
    isItsTime &&
    !isLate &&
    !isAnother &&
    !notComing.test(line) &&
    !doubtsComing.test(line) &&
    !/ \? /.test(line)
  )
    return heard.reading('accept', 'is coming', isComing)
  if (notComing.test(line) && !has(says.noLonger) && !isAnother && !doubtsComing.test(line) && !/ \? /.test(line))
    return heard.reading('cancel', 'is not coming', notComing)
  if (isAnother && / (?:cancel[a-z]*|cancle|cant make it|no voy a poder|no puedo (?:ir|llegar)) /.test(line))
    return heard.times('move', 'wants another time')
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
      isTimeAllowed(said.times, toLocalDay(at, heard.timeZone), getMinute(at, heard.timeZone)) &&
      (said.named || said.clocked)
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
