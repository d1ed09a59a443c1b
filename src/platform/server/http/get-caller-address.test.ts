import { expect, test } from 'vitest'
import { getCallerAddress } from './get-caller-address.ts'

test('IPv6 callers count by their first 64 bits, however they are written; IPv4 callers by their address', () => {
  const same = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002:0:0:0:9', '2001:DB8:1:2::']
  expect(new Set(same.map(getCallerAddress))).toEqual(new Set(['2001:db8:1:2::/64']))
  expect(getCallerAddress('2001:db8:1:3::1')).not.toBe(getCallerAddress('2001:db8:1:2::1'))
  expect(getCallerAddress('::1')).toBe('0:0:0:0::/64')
  expect(getCallerAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(getCallerAddress('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(getCallerAddress('192.0.2.7')).toBe('192.0.2.7')
})
