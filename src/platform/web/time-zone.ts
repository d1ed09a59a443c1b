/** The viewer's IANA time zone: "today" is the viewer's calendar day. */
export const viewerTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'America/New_York'

const yearSeconds = 365 * 86_400

/** Lets the next document be made with the viewer's day: a taste of this browser, nothing of a person. */
export const tellTimeZone = () => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers that we support
  document.cookie = `reinforce.time-zone=${encodeURIComponent(viewerTimeZone)}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`
}
