const shorteners = new Set(
  'bit.ly tinyurl.com goo.gl t.co ow.ly is.gd buff.ly rebrand.ly cutt.ly rb.gy shorturl.at tiny.cc s.id lnkd.in t.ly'.split(
    ' ',
  ),
)

const read = (typed: string): URL | null => (URL.canParse(typed) ? new URL(typed) : null)

/** Why an address cannot be saved, or null. Only https, with a host of the internet and nobody's password in it. */
export const linkProblem = (typed: string): string | null => {
  const url = read(typed.trim())
  if (!url) return 'This is not an address. It starts with https://'
  if (url.protocol !== 'https:') return `Only https addresses can be saved, not ${url.protocol}`
  if (url.username !== '' || url.password !== '') return 'The address holds a name or a password.'
  if (!url.hostname.includes('.') || /^[\d.]+$|:/.test(url.hostname)) return 'The address has no host of the internet.'
  return typed.trim().length > 2_000 ? 'An address has at most 2,000 characters.' : null
}

/** A warning for an address that carriers like to filter, or null. */
export const linkWarning = (typed: string): string | null => {
  const host = read(typed.trim())?.hostname.replace(/^www\./, '') ?? ''
  return shorteners.has(host) ? `Carriers often block texts with links of ${host}. Use the full address.` : null
}
