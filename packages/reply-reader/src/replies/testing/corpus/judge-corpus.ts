import { msPerDay } from '../../../../../../src/rules/day.ts'
import { classifyReply, type SecondOpinion } from '../../classify-reply.ts'
import { isTimeAllowed } from '../../reply-times.ts'
import { labelAllows, listSlots } from './labelled-times.ts'
import { type CorpusReply, corpusNow, corpusZone, replyCorpus } from './reply-corpus.ts'

const today = '2026-11-30'
const slots = listSlots(today)
const dayAt = (by: number) => new Date(Date.parse(`${today}T12:00:00Z`) + by * msPerDay).toISOString().slice(0, 10)
const acts: Record<string, string> = { stop: 'optOut', wrong: 'wrongNumber' }

/** How one reply was read against what a careful person reads: whether something was read, whether that is right, and which act. */
const judgeReply = (reply: CorpusReply, second?: SecondOpinion) => {
  const { text, expectation } = reply
  const context = { expectation, now: corpusNow, timeZone: corpusZone, ...(second ? { second } : {}) }
  const read = classifyReply(text, context)
  const wanted = acts[reply.act] ?? reply.act
  const isSame =
    read.act === wanted &&
    (read.act !== 'pick' || read.pick === reply.pick) &&
    (read.act !== 'answer' || read.answer === reply.answer)
  const times = read.act === 'propose' || read.act === 'move' ? read.times : null
  const { times: label } = reply
  const fits =
    label === null ||
    (times !== null &&
      slots.every((slot) => labelAllows(label, slot) === isTimeAllowed(times, dayAt(slot.day), slot.minute)))
  return { act: read.act, wanted, isActed: read.act !== 'unsure', isRight: isSame && fits }
}

const share = (part: number, of: number) => Math.round((10_000 * part) / of) / 100

/** Replies to a question about the work, or all the others. */
const isInPart = ({ expectation }: CorpusReply, part: 'questions' | 'others' | 'all') =>
  part === 'all' || (expectation.kind === 'question') === (part === 'questions')

/** The figures of one half, of all replies or of a part: counts and shares in per cent, never the replies themselves. */
export const measureCorpus = (
  unseen: boolean,
  second?: SecondOpinion,
  part: 'questions' | 'others' | 'all' = 'all',
) => {
  const replies = replyCorpus.filter((reply) => reply.unseen === unseen && isInPart(reply, part))
  const judged = replies.map((reply) => judgeReply(reply, second))
  const clear = judged.filter(({ wanted }) => wanted !== 'unsure')
  const acted = judged.filter(({ isActed }) => isActed)
  const stops = judged.filter(({ wanted }) => wanted === 'optOut')
  return {
    replies: judged.length,
    actedOn: share(clear.filter(({ isActed }) => isActed).length, clear.length),
    right: share(acted.filter(({ isRight }) => isRight).length, acted.length),
    wrongBookings: acted.filter(({ act, isRight }) => act === 'pick' && !isRight).length,
    wrongCancels: acted.filter(({ act, isRight }) => act === 'cancel' && !isRight).length,
    wrongAnswers: acted.filter(({ act, wanted, isRight }) => act === 'answer' && wanted === 'answer' && !isRight)
      .length,
    answersOfOthers: acted.filter(({ act, wanted }) => act === 'answer' && wanted !== 'answer').length,
    optOuts: stops.length,
    optOutsHeard: stops.filter(({ act }) => act === 'optOut').length,
  }
}
