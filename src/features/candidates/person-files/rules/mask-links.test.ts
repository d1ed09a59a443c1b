import { expect, test } from 'vitest'
import { isSecretColumn } from './is-secret-column.ts'
import { maskLinksIn } from './mask-links.ts'

const token = 'Xq3-_8vKq3xw0aB9Xq3-_8vKq3xw0aB9'

test.each(['book', 'api/book', 'why', 'invite', 'reset', 'files/shared', 'api/calendar'])(
  'a link to /%s keeps its page and loses its token, wherever it is in a value',
  (page) => {
    const masked = JSON.stringify(maskLinksIn({ body: [`See https://clinic.test/${page}/${token}/more.`, 7, null] }))
    expect(masked).not.toContain(token)
    expect(masked).toContain(`https://clinic.test/${page}/(link removed)/more.`)
  },
)

test('a token that a calendar file breaks over lines is taken out, too', () => {
  const file = `BEGIN:VCALENDAR\r\nURL:https://clinic.test/book/${token.slice(0, 6)}\r\n ${token.slice(6)}\r\nEND:VCALENDAR`
  expect(maskLinksIn(file)).toBe('BEGIN:VCALENDAR\r\nURL:https://clinic.test/book/(link removed)\r\nEND:VCALENDAR')
})

test('words that only look like a link stay as they were written', () => {
  for (const text of ['Bring a book/why not?', '/book/9am', 'reset/password', 'BEGIN:VCALENDAR'])
    expect(maskLinksIn(text)).toBe(text)
})

test('a column of tokens or hashes is secret, others are not', () => {
  expect(['token', 'token_hash', 'session_token', 'salt', 'text_hash'].filter((name) => !isSecretColumn(name))).toEqual(
    [],
  )
  expect(['body', 'from_key', 'saltiness', 'tokens_left'].filter(isSecretColumn)).toEqual([])
})
