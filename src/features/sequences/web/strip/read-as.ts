import { type ReplyAct, replyActs } from '../../../replies/rules/reading.ts'

const names: Readonly<Record<ReplyAct, string>> = {
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

/** What a reply was read as, and by which rule: "Read as: a yes, by the rule “agrees”." Null of what was no reply. */
export const readAs = ({ reading, rule }: { reading: string | null; rule: string | null }): string | null => {
  if (reading === null) return rule === null ? null : `By the rule “${rule}”.`
  const act = replyActs.find((one) => one === reading)
  return `Read as: ${act ? names[act] : reading}${rule === null ? '' : `, by the rule “${rule}”`}.`
}
