const shorteners = new Set(
  'bit.ly tinyurl.com goo.gl t.co ow.ly is.gd buff.ly rebrand.ly cutt.ly rb.gy shorturl.at tiny.cc s.id lnkd.in t.ly'.split(
    ' ',
  ),
)

const read = (typed: string): URL | null => (URL.canParse(typed) ? new URL(typed) : null)

const longest = 400

/** An address as phones know one for sure: `HTTPS://A.TEST/X` becomes `https://a.test/X`. */
export const normalizeLink = (typed: string): string =>
  typed.trim().replace(/^https:\/\/[^/?#]*/i, (start) => start.toLowerCase())

/** Returns why an address cannot be saved, or null. Only https, with a host of the internet and without a password. */
export const findLinkProblem = (typed: string): string | null => {
  const url = read(typed.trim())
  if (!url) return 'Enter an address that starts with https://'
  if (url.protocol !== 'https:') return `Use an https address, not ${url.protocol}`
  if (url.username !== '' || url.password !== '') return 'The address contains a user name or password.'
  if (!url.hostname.includes('.') || /^[\d.]+$|:/.test(url.hostname)) return 'The address has no internet host.'
  if (/\s/.test(typed.trim())) return 'The address contains a space. Phones would cut it off there.'
  return typed.trim().length > longest ? `Use ${longest} characters or fewer, so the address fits in a text.` : null
}

/** A warning for an address that carriers like to filter, or null. */
export const findLinkWarning = (typed: string): string | null => {
  const host = read(typed.trim())?.hostname.replace(/^www\./, '') ?? ''
  return shorteners.has(host) ? `Carriers often block texts with ${host} links. Use the full address.` : null
}
