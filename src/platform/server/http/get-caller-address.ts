import { isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address. */
const splitAddress = (address: string): string[] => {
  const [head = '', tail] = address.split('::')
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  if (tail === undefined) return before ?? []
  return [
    ...(before ?? []),
    ...Array.from({ length: 8 - (before?.length ?? 0) - (after?.length ?? 0) }, () => '0'),
    ...(after ?? []),
  ]
}

/**
 * What a caller is counted by: the address, and of IPv6 its first 64 bits, since a single subscriber has all the others. An IPv4 address
 * that is written as IPv6 counts as itself.
 */
export const getCallerAddress = (ip: string): string => {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const groups = splitAddress(ip.split('%')[0] ?? ip)
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
