import type { IntentType } from '@reinforce/reply-reader/replies/reply-intent.ts'

const actWords: Readonly<Record<IntentType, string>> = {
  accept: 'a yes',
  answer: 'an answer to the question',
  decline: 'not interested',
  pick: 'one of the offered times',
  propose: 'a time of their own',
  move: 'needs another time',
  cancel: 'wants to cancel',
  late: 'comes late',
  question: 'a question',
  person: 'wants to talk to a person',
  optOut: 'no more texts',
  wrongNumber: 'a wrong number',
  thanks: 'thanks',
  unsure: 'unclear',
}
const isAct = (act: string): act is IntentType => Object.hasOwn(actWords, act)

/** A reading in words, by its act or its gist: “pick 2” is “offered time 2”. */
export const formatReading = (gist: string): string => {
  const [act = '', what = ''] = gist.split(' ', 2)
  if (!isAct(act)) return gist
  if (act === 'pick' && what !== '') return `offered time ${what}`
  if (act === 'answer' && what !== '') return `the answer ${what}`
  if (act === 'accept' && what === 'any') return 'any of the offered times'
  return actWords[act]
}
