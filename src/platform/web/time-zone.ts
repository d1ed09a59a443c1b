/** The viewer's IANA time zone: "today" is the viewer's calendar day. */
export const viewerTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'America/New_York'
