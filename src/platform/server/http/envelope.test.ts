import { expect, test } from 'vitest'
import { CannotOpen, createKey, hashWithKey, openText, seal, unwrapKey, wrapKey } from './envelope.ts'

const organization = '11111111-1111-4111-8111-111111111111'
const place = [organization, '22222222-2222-4222-8222-222222222222', 'secret:1']
const appSecret = 'a secret of at least 32 characters'

test('a sealed text opens again with the same key at the same place, and looks different every time', () => {
  const key = createKey()
  const envelope = seal(key, place, 'Pine-cone 7 🌲')
  expect(openText(key, place, envelope)).toBe('Pine-cone 7 🌲')
  expect(envelope.equals(seal(key, place, 'Pine-cone 7 🌲'))).toBe(false)
  expect(envelope.includes('Pine-cone')).toBe(false)
  expect(envelope[0]).toBe(1)
})

test('an envelope opens neither elsewhere nor with another key, nor when a single bit of it changed', () => {
  const key = createKey()
  const envelope = seal(key, place, 'Pine-cone 7')
  for (const other of [
    [organization, place[1] ?? '', 'secret:2'],
    [organization, place[1] ?? '', 'notes'],
    [organization, '33333333-3333-4333-8333-333333333333', 'secret:1'],
    ['44444444-4444-4444-8444-444444444444', place[1] ?? '', 'secret:1'],
    [place.join()],
  ])
    expect(() => openText(key, other, envelope), other.join()).toThrow(CannotOpen)
  expect(() => openText(createKey(), place, envelope)).toThrow(CannotOpen)
  for (let at = 0; at < envelope.length; at += 1) {
    const changed = Buffer.from(envelope)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => openText(key, place, changed), `byte ${at}`).toThrow(CannotOpen)
  }
  expect(() => openText(key, place, envelope.subarray(0, 20))).toThrow(CannotOpen)
})

test('an organization’s key is wrapped for that organization and that APP_SECRET', () => {
  const key = createKey()
  const wrapped = wrapKey(appSecret, organization, key)
  expect(unwrapKey(appSecret, organization.toUpperCase(), wrapped).equals(key)).toBe(true)
  expect(() => unwrapKey(`${appSecret}!`, organization, wrapped)).toThrow(CannotOpen)
  expect(() => unwrapKey(appSecret, '22222222-2222-4222-8222-222222222222', wrapped)).toThrow(CannotOpen)
  expect(wrapped.includes(key)).toBe(false)
})

test('equal secrets have equal keyed hashes in one organization and in no other', () => {
  const key = createKey()
  expect(hashWithKey(key, 'same').equals(hashWithKey(key, 'same'))).toBe(true)
  expect(hashWithKey(key, 'same').equals(hashWithKey(key, 'Same'))).toBe(false)
  expect(hashWithKey(key, 'same').equals(hashWithKey(createKey(), 'same'))).toBe(false)
})
