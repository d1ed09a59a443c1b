const shorteners = new Set(
  'bit.ly tinyurl.com goo.gl t.co ow.ly is.gd buff.ly rebrand.ly cutt.ly rb.gy shorturl.at tiny.cc s.id lnkd.in t.ly'.split(
    ' ',
  ),
)

const read = (typed: string): URL | null => (URL.canParse(typed) ? new URL(typed) : null)

const longest = 400

/** An address as phones know one for sure: `HTTPS://A.TEST/X` becomes `https://a.test/X`. */
export const plainLink = (typed: string): string =>
  typed.trim().replace(/^https:\/\/[^/?#]*/i, (start) => start.toLowerCase())

/** Why an address cannot be saved, or null. Only https, with a host of the internet and no one's password in it. */
export const linkProblem = (typed: string): string | null => {
  const url = read(typed.trim())
  if (!url) return 'This is not an address. It starts with https://'
  if (url.protocol !== 'https:') return `Only https addresses can be saved, not ${url.protocol}`
  if (url.username !== '' || url.password !== '') return 'The address holds a name or a password.'
  if (!url.hostname.includes('.') || /^[\d.]+$|:/.test(url.hostname)) return 'The address has no host of the internet.'
  if (/\s/.test(typed.trim())) return 'The address has a blank in it: phones would cut it off there.'
  return typed.trim().length > longest ? `An address has at most ${longest} characters, or it fits into no text.` : null
}

/** A warning for an address that carriers like to filter, or null. */
export const linkWarning = (typed: string): string | null => {
  const host = read(typed.trim())?.hostname.replace(/^www\./, '') ?? ''
  return shorteners.has(host) ? `Carriers often block texts with links of ${host}. Use the full address.` : null
}
