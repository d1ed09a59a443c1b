import { BlockList, isIP } from 'node:net'

const reserved = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  reserved.addSubnet(net, bits, 'ipv4')

const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
// Of what is global by its number: Teredo, documentation and 6to4, which carry or hide other addresses.
const notGlobal = new BlockList()
notGlobal.addSubnet('2001::', 23, 'ipv6')
notGlobal.addSubnet('2001:db8::', 32, 'ipv6')
notGlobal.addSubnet('2002::', 16, 'ipv6')
notGlobal.addSubnet('3fff::', 20, 'ipv6')

/** Whether an IP address is one of the public internet: not private, loopback, link-local, reserved or in disguise. */
export const isPublicAddress = (address: string): boolean => {
  const kind = isIP(address)
  if (kind === 4) return !reserved.check(address, 'ipv4')
  return kind === 6 && global.check(address, 'ipv6') && !notGlobal.check(address, 'ipv6')
}
