import { parseDay } from '../../../../rules/day.ts'

type LoginValues = { site: string; username: string; url: string; rotates_on: string }

/** Why an address is refused, or null: empty is fine, else https, a host, and no sign-in inside it. */
export const findAddressError = (url: string): string | null => {
  const text = url.trim()
  if (text === '') return null
  if (!/^https:\/\//i.test(text)) return 'The address must start with https://'
  const authority = /^https:\/\/([^/?#]*)/i.exec(text)?.[1] ?? ''
  if (authority.includes('@')) return 'Leave the username and password out of the address.'
  return /^[^\s<>"'\\]+$/.test(text) && /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/i.test(authority)
    ? null
    : 'Enter a web address.'
}

/** A sentence at each field of an entry that cannot be saved so; none when it can. */
export const findLoginProblems = (input: LoginValues): Record<string, string> => {
  const address = findAddressError(input.url)
  return {
    ...(input.site.trim() === '' ? { site: 'Enter the site.' } : {}),
    ...(input.username.trim() === '' ? { username: 'Enter the username.' } : {}),
    ...(address ? { url: address } : {}),
    ...(input.rotates_on.trim() !== '' && parseDay(input.rotates_on.trim()) === null
      ? { rotates_on: 'Enter a date like 3/14/2026.' }
      : {}),
  }
}

/** The host of an address, without www; empty when there is none. */
export const getHost = (url: string): string =>
  /^[a-z]+:\/\/(?:www\.)?([^/?#:@]+)/i.exec(url.trim())?.[1]?.toLowerCase() ?? ''

/** Cleans tags for storage: trimmed, without empty ones, and each only once in any case. */
export const cleanTags = (tags: readonly string[]): string[] => {
  const kept = new Map<string, string>()
  for (const tag of tags) {
    const text = tag.trim().replace(/\s+/g, ' ')
    if (text !== '' && !kept.has(text.toLowerCase())) kept.set(text.toLowerCase(), text)
  }
  return [...kept.values()]
}
