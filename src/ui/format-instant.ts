const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** A point in time as the viewer's clock shows it. */
export const formatInstant = (at: string): string => moment.format(new Date(at))
