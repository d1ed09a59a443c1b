import { classifierVersion } from '@reinforce/reply-reader/replies/classifier-version.ts'
import { classifyReply, type ReplyContext } from '@reinforce/reply-reader/replies/classify-reply.ts'
import type { Expectation } from '@reinforce/reply-reader/replies/expectation.ts'
import { anyTimeRule, type ReplyIntent } from '@reinforce/reply-reader/replies/reply-intent.ts'

/**
 * Formats as one line the parts of a reading that decide the next step: the act, with the number, answer, or hours it
 * names.
 */
const summarizeReading = (reading: ReplyIntent): string => {
  if (reading.act === 'pick') return `pick ${reading.pick}`
  if (reading.act === 'answer') return `answer ${reading.answer}`
  if (reading.act === 'unsure') return reading.among.length > 0 ? `unsure ${reading.among.join(' ')}` : 'unsure'
  if (reading.act === 'propose' || reading.act === 'move')
    return reading.times === null ? reading.act : `${reading.act} ${JSON.stringify(reading.times)}`
  return reading.act === 'accept' && reading.rule === anyTimeRule ? 'accept any' : reading.act
}

/** Reading of a reply, stored with the receipt: enough to read it again with another edition of the reader. */
export type ReadBy = {
  reader: number
  asked: Expectation
  /** When it was written, by the clock and zone it was read on. */
  at: string
  timeZone: string
  gist: string
}

/** Of a reading that was just made. */
export const toReadBy = (
  reading: ReplyIntent,
  { expectation, now, timeZone }: Pick<ReplyContext, 'expectation' | 'now' | 'timeZone'>,
): ReadBy => ({
  reader: classifierVersion,
  asked: expectation,
  at: now.toISOString(),
  timeZone,
  gist: summarizeReading(reading),
})

/** Parses a stored expectation, in which instants are texts. */
const revived = (asked: Expectation): Expectation => {
  if (asked.kind === 'offer') return { kind: 'offer', times: asked.times.map((at) => new Date(at)) }
  return asked.kind === 'interview' ? { kind: 'interview', at: new Date(asked.at) } : asked
}

/** The words of a reply, read again as they would be today; null where they are read the same. */
export const rereadReply = (
  heard: string,
  { asked, at, timeZone, gist }: ReadBy,
  second: NonNullable<ReplyContext['second']>,
): string | null => {
  const now = summarizeReading(
    classifyReply(heard, { expectation: revived(asked), now: new Date(at), timeZone, second }),
  )
  return now === gist ? null : now
}
