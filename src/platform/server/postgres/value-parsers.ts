import pg from 'pg'

const asText = (value: string) => value
const utc = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?\+00$/

/** As `Date` writes it; what is in UTC, as all of a transaction is, without the detour. */
const asInstant = (value: string) => {
  const [, day, time, fraction = ''] = utc.exec(value) ?? []
  return time ? `${day}T${time}.${fraction.padEnd(3, '0')}Z` : new Date(value).toISOString()
}

/** How values leave the database: instants as ISO text, days as YYYY-MM-DD, whole numbers as numbers. */
export const valueParsers = new Map<number, (value: string) => unknown>([
  [pg.types.builtins.TIMESTAMPTZ, asInstant],
  [pg.types.builtins.DATE, asText],
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
])
