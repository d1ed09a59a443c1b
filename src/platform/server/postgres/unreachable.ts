type Place = { where: string; host: string; user: string; name: string }

/** The remedy for a failed connection to PostgreSQL, by its code. */
const byCode: Record<string, (place: Place) => string> = {
  ECONNREFUSED: ({ where }) => `Nothing answers at ${where}. Start PostgreSQL there, or correct DATABASE_URL.`,
  ENOTFOUND: ({ host }) => `The host ${host} is unknown. Correct DATABASE_URL.`,
  EAI_AGAIN: ({ host }) => `Can’t look up the host ${host} right now. Check the network, or correct DATABASE_URL.`,
  ETIMEDOUT: ({ where }) => `${where} doesn’t answer in time. Check the network, or correct DATABASE_URL.`,
  EHOSTUNREACH: ({ where }) => `There is no route to ${where}. Check the network, or correct DATABASE_URL.`,
  '28P01': ({ where, user }) => `PostgreSQL at ${where} refuses the password of ${user}. Correct it in DATABASE_URL.`,
  '28000': ({ where, user }) =>
    `PostgreSQL at ${where} doesn’t let ${user} in. Allow it there (pg_hba.conf), or correct DATABASE_URL.`,
  '3D000': ({ where, name }) =>
    `There is no database ${name} at ${where}. Create it (createdb ${name}), or correct DATABASE_URL.`,
  '53300': ({ where }) =>
    `PostgreSQL at ${where} accepts no more connections. Close some, or raise its max_connections.`,
}

const parsePlace = (databaseUrl: string): Place | null => {
  const url = URL.parse(databaseUrl)
  if (!url) return null
  const [user, name] = [decodeURIComponent(url.username), decodeURIComponent(url.pathname.slice(1))]
  return {
    where: `${url.hostname}:${url.port || 5432}`,
    host: url.hostname,
    user: user || 'this user',
    name: name || user,
  }
}

/** Why a database of your own cannot be reached, as a sentence without its password. Null for any other error. */
export const explainUnreachable = (error: unknown, databaseUrl: string): string | null => {
  if (!(error instanceof Error) || !('code' in error)) return null
  const [code, place] = [String(error.code), parsePlace(databaseUrl)]
  return place && Object.hasOwn(byCode, code) ? (byCode[code]?.(place) ?? null) : null
}
