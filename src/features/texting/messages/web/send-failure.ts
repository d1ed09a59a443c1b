import { call } from '../../../../platform/web/call.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { textBatch } from '../contract/messages.ts'
import { textOutcome } from '../contract/texts.ts'

const prefix = 'Failed to send text message: '

/** The specification's sentence for a text that failed, with its reason once. */
export const formatSendFailure = (reason: unknown): string => {
  const given = reason instanceof UserError ? (reason.details.reason ?? reason.message) : reason
  const words = typeof given === 'string' ? given : 'unknown'
  return words.startsWith(prefix) ? words : prefix + words
}

/** Whether the server itself said no. A gateway that gave up, or a server that broke, has told nothing about the text. */
export const isDefiniteFailure = (error: unknown): error is UserError =>
  error instanceof UserError && (!['vendor', 'unavailable'].includes(error.code) || 'reason' in error.details)

type SendState =
  | { kind: 'gone'; status: string; sendAt: string | null }
  | { kind: 'failed'; reason: string }
  | { kind: 'never-came' }
  | { kind: 'lost'; sentence: string }

const pause = async (ms: number) => {
  await new Promise((resolve) => setTimeout(resolve, ms))
}
const pauses = [0, 500, 1_500] // ms
const stillLost = 'No answer from the server. We don’t know if this text went out.'
const onItsWay = 'The text is on its way. We don’t know yet if it went out.'

const ask = async (id: string, isOne: boolean): Promise<SendState | 'again'> => {
  if (!isOne) {
    await call(textBatch, { id })
    return { kind: 'gone', status: 'queued', sendAt: null }
  }
  const { fate, reason, sendAt } = await call(textOutcome, { id })
  if (fate === 'on-its-way') return 'again'
  return fate === 'failed' ? { kind: 'failed', reason: reason ?? 'unknown' } : { kind: 'gone', status: fate, sendAt }
}

/** Looks up what became of a text, or a bulk text, whose answer was lost; tries a few times. */
export const lookUp = async (id: string, isOne: boolean): Promise<SendState> => {
  let sentence = stillLost
  for (const ms of pauses) {
    await pause(ms)
    try {
      const found = await ask(id, isOne)
      if (found !== 'again') return found
      sentence = onItsWay
    } catch (error) {
      if (error instanceof UserError && error.code === 'not-found') return { kind: 'never-came' }
      sentence = stillLost
    }
  }
  return { kind: 'lost', sentence }
}
