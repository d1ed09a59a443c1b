import { expect, test } from 'vitest'
import { checkInterviewRow, checkMessageRow, checkThreadRow } from './history-rows.ts'

const context = { timeZone: 'America/New_York', now: new Date('2026-11-20T18:00:00Z') }
const brought = (value: unknown) => ({ ok: true, notes: [], value })
const at = '2026-03-01T15:00:00.000Z'

test('every column of a conversation is taken', () => {
  const row = {
    candidate_type: 'RBT',
    candidate_name: 'Ana Ruiz',
    phone_number: '(212) 867-5309',
    recipient_phone: '(212) 867-5310',
    sender_name: 'Riley',
    twilio_phone: '+15125550100',
    is_active: 'f',
    last_message_at: at,
  }
  expect(checkThreadRow(row, context)).toEqual(
    brought({ ...row, candidate_type: 'rbt', recipient_phone: '+12128675310', is_active: false }),
  )
  expect(checkThreadRow({}, context)).toEqual(
    brought({
      candidate_type: null,
      candidate_name: 'Unknown',
      phone_number: null,
      recipient_phone: null,
      sender_name: null,
      twilio_phone: null,
      is_active: true,
      last_message_at: null,
    }),
  )
})

test('every column of a text is taken', () => {
  const row = {
    candidate_name: 'Ana Ruiz',
    recipient_phone: '(212) 867-5310',
    sender_name: 'Riley',
    twilio_phone: '+15125550100',
    message: 'Hello',
  }
  expect(checkMessageRow({ ...row, sent_at: at }, context)).toEqual(
    brought({ ...row, recipient_phone: '+12128675310', direction: 'outbound', status: 'sent', at, asked: null }),
  )
  expect(checkMessageRow({ message_content: 'First', message: 'Second', created_at: at }, context)).toEqual(
    brought({
      candidate_name: null,
      recipient_phone: null,
      sender_name: null,
      twilio_phone: null,
      message: 'First',
      direction: 'outbound',
      status: 'sent',
      at,
      asked: null,
    }),
  )
  expect(checkMessageRow({ message: 'x'.repeat(10_000), sent_at: at }, context).ok).toBe(true)
})

test.each(['inbound', ' Incoming ', 'in', 'received'])('a text whose direction is %j came in', (message_direction) =>
  expect(checkMessageRow({ message: 'Hi', sent_at: at, message_direction }, context)).toMatchObject({
    value: { direction: 'inbound', status: 'received', asked: null },
  }),
)

test.each(['queued', 'pending', 'sending', 'scheduled', ' held ', 'accepted', 'canceled', 'cancelled', 'draft'])(
  'a text that was %j leaves nowhere',
  (message_status) =>
    expect(checkMessageRow({ message: 'Hi', sent_at: at, message_status }, context)).toMatchObject({
      value: { status: 'canceled' },
    }),
)

test.each(['failed', 'undelivered'] as const)('a text that was %s stays so', (message_status) =>
  expect(checkMessageRow({ message: 'Hi', sent_at: at, message_status }, context)).toMatchObject({
    value: { status: message_status },
  }),
)

test('every column of an interview is taken', () => {
  const row = { interview_date: at, minutes: '45', type: 'in PERSON', status: 'no-show', note: 'Late' }
  expect(checkInterviewRow(row, context)).toEqual(
    brought({ interview_date: at, minutes: 45, type: 'In person', status: 'No-show', note: 'Late' }),
  )
  expect(checkInterviewRow({ interview_date: at, notes: 'Later' }, context)).toEqual(
    brought({ interview_date: at, minutes: 30, type: 'Phone', status: 'Scheduled', note: 'Later' }),
  )
  for (const status of ['Confirmed', 'Completed', 'Scheduled'])
    expect(checkInterviewRow({ interview_date: at, status }, context)).toMatchObject({ value: { status } })
})

test.each([
  ['4', 30],
  ['5', 5],
  ['480', 480],
  ['481', 30],
])('an interview of %s minutes is one of %i', (minutes, kept) =>
  expect(checkInterviewRow({ interview_date: at, minutes }, context)).toMatchObject({ value: { minutes: kept } }),
)
