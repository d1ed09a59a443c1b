import { expect, test } from 'vitest'
import { isFromTwilio } from './twilio-client.ts'

const fields = {
  CallSid: 'CA1234567890ABCDE',
  Caller: '+12349013030',
  Digits: '1234',
  From: '+12349013030',
  To: '+18005551212',
}
const call = {
  signature: '0/KCTR6DLpKmkAf8muzZqo1nDgQ=',
  url: 'https://mycompany.com/myapp.php?foo=1&bar=2',
  fields,
}

test('Twilio’s own worked example carries its signature; anything changed does not', () => {
  expect(isFromTwilio('12345', call)).toBe(true)
  expect(isFromTwilio('12346', call)).toBe(false)
  expect(isFromTwilio('12345', { ...call, url: call.url.replace('https', 'http') })).toBe(false)
  expect(isFromTwilio('12345', { ...call, fields: { ...fields, Digits: '1235' } })).toBe(false)
  expect(isFromTwilio('12345', { ...call, fields: { ...fields, More: '' } })).toBe(false)
  expect(isFromTwilio('12345', { ...call, signature: undefined })).toBe(false)
  expect(isFromTwilio('12345', { ...call, signature: 'x' })).toBe(false)
})
