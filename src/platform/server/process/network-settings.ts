/** Whether an address of this kind is reached from this machine alone. */
export const isLoopback = (host: string) => ['127.0.0.1', 'localhost', '::1', '[::1]'].includes(host)

/**
 * Returns the proxies that are trusted for the address of a caller: a number of them, nearest first, or their
 * addresses.
 */
export const parseTrusted = (given: string | undefined) => {
  if (!given || !/^\d+$/.test(given)) return given ?? false
  return (_: string, hop: number) => hop < Number(given)
}

/** `host:port` of a clamd, and how long it is waited for; undefined: there is none. */
export const parseClamav = (address: string | undefined) => {
  const at = address?.lastIndexOf(':') ?? -1
  if (!address || at < 0) return undefined
  return { host: address.slice(0, at).replace(/^\[|\]$/g, ''), port: Number(address.slice(at + 1)), timeoutMs: 60_000 }
}
