import { classifyOptOut, type OptOutReading } from '@reinforce/reply-reader/opt-outs/opt-out.ts'
import type { DateContext } from '../../../intake/imports/rules/parse-date-cell.ts'
import { parseTextPhone } from '../../../texting/messages/rules/recipient.ts'
import { parseMoment } from './moment.ts'
import {
  createRefusal,
  getCell,
  getFirstCell,
  getLine,
  parseBoolean,
  parseInteger,
  type RowResult,
  type SourceRow,
} from './source-row.ts'

const findPhone = (row: SourceRow, columns: readonly string[]): string | null => {
  const typed = getFirstCell(row, columns, 60)
  return typed === null ? null : parseTextPhone(typed).phone
}

export type BroughtThread = {
  candidate_type: string | null
  candidate_name: string
  phone_number: string | null
  recipient_phone: string | null
  sender_name: string | null
  twilio_phone: string | null
  is_active: boolean
  last_message_at: string | null
}

/**
 * Reads a conversation with a candidate, its number as texts are sent to it. Never refused: the candidate determines
 * whose it is.
 */
export const checkThreadRow = (row: SourceRow, context: DateContext): RowResult<BroughtThread> => ({
  ok: true,
  notes: [],
  value: {
    candidate_type: getLine(row, 'candidate_type', 20)?.toLowerCase() ?? null,
    candidate_name: getLine(row, 'candidate_name') ?? 'Unknown',
    phone_number: getLine(row, 'phone_number', 60),
    recipient_phone: findPhone(row, ['recipient_phone', 'phone_number']),
    sender_name: getLine(row, 'sender_name'),
    twilio_phone: getLine(row, 'twilio_phone', 60),
    is_active: parseBoolean(row, 'is_active', true),
    last_message_at: parseMoment(getCell(row, 'last_message_at'), context),
  },
})

export type BroughtMessage = {
  candidate_name: string | null
  recipient_phone: string | null
  sender_name: string | null
  twilio_phone: string | null
  message: string
  direction: 'inbound' | 'outbound'
  status: 'sent' | 'delivered' | 'failed' | 'undelivered' | 'received' | 'canceled'
  at: string
  asked: Exclude<OptOutReading, 'none'> | null
}

const inbound = new Set(['inbound', 'incoming', 'in', 'received'])
const unsent = new Set([
  'queued',
  'pending',
  'sending',
  'scheduled',
  'held',
  'accepted',
  'canceled',
  'cancelled',
  'draft',
])
const kept = {
  sent: 'sent',
  delivered: 'delivered',
  failed: 'failed',
  error: 'failed',
  undelivered: 'undelivered',
} as const
const isKept = (word: string): word is keyof typeof kept => Object.hasOwn(kept, word)

const parseStatus = (row: SourceRow): BroughtMessage['status'] => {
  const word = getCell(row, 'message_status').slice(0, 40).trim().toLowerCase()
  if (unsent.has(word)) return 'canceled'
  return isKept(word) ? kept[word] : 'sent'
}

const longestMessage = 10_000

/**
 * A text as history: one that had not left there is kept as canceled, it leaves nowhere. Refused without words or without a moment. What
 * a candidate wrote is read for an opt-out, as a text that arrives is.
 */
export const checkMessageRow = (row: SourceRow, context: DateContext): RowResult<BroughtMessage> => {
  const message = [getCell(row, 'message_content'), getCell(row, 'message')].find((text) => /\S/.test(text)) ?? ''
  if (message === '') return createRefusal('The message is missing.')
  if (message.length > longestMessage)
    return createRefusal(`The message has ${message.length} characters. The limit is ${longestMessage}.`)
  const at = parseMoment(getCell(row, 'sent_at'), context) ?? parseMoment(getCell(row, 'created_at'), context)
  if (at === null) return createRefusal('sent_at is missing or unreadable.')
  const isInbound = inbound.has(getCell(row, 'message_direction').slice(0, 40).trim().toLowerCase())
  const asked = isInbound ? classifyOptOut(message) : 'none'
  return {
    ok: true,
    notes: [],
    value: {
      candidate_name: getLine(row, 'candidate_name'),
      recipient_phone: findPhone(row, ['recipient_phone']),
      sender_name: getLine(row, 'sender_name'),
      twilio_phone: getLine(row, 'twilio_phone', 60),
      message,
      direction: isInbound ? 'inbound' : 'outbound',
      status: isInbound ? 'received' : parseStatus(row),
      at,
      asked: asked === 'none' ? null : asked,
    },
  }
}

export type BroughtInterview = {
  interview_date: string
  minutes: number
  type: string
  status: string
  note: string | null
}
const types = ['Phone', 'Video', 'In person']
const statuses = ['Scheduled', 'Confirmed', 'Completed', 'No-show', 'Cancelled']
const pickOne = (words: readonly string[], said: string | null, otherwise: string): string =>
  words.find((word) => word.toLowerCase() === said?.toLowerCase().replace('canceled', 'cancelled')) ?? otherwise

/** An interview at its moment; refused without one. It reminds no one. */
export const checkInterviewRow = (row: SourceRow, context: DateContext): RowResult<BroughtInterview> => {
  const interview_date = parseMoment(getCell(row, 'interview_date'), context)
  if (interview_date === null) return createRefusal('interview_date is missing or unreadable.')
  const minutes = parseInteger(row, 'minutes') ?? 30
  return {
    ok: true,
    notes: [],
    value: {
      interview_date,
      minutes: minutes >= 5 && minutes <= 480 ? minutes : 30,
      type: pickOne(types, getLine(row, 'type', 40), 'Phone'),
      status: pickOne(statuses, getLine(row, 'status', 40), 'Scheduled'),
      note: getFirstCell(row, ['note', 'notes'], 2000),
    },
  }
}
