import { expect, test } from 'vitest'
import { callerAddress } from './caller-address.ts'

test('IPv6 callers count by their first 64 bits, however they are written; IPv4 callers by their address', () => {
  const same = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002:0:0:0:9', '2001:DB8:1:2::']
  expect(new Set(same.map(callerAddress))).toEqual(new Set(['2001:db8:1:2::/64']))
  expect(callerAddress('2001:db8:1:3::1')).not.toBe(callerAddress('2001:db8:1:2::1'))
  expect(callerAddress('::1')).toBe('0:0:0:0::/64')
  expect(callerAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(callerAddress('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(callerAddress('192.0.2.7')).toBe('192.0.2.7')
})
