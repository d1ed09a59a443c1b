type Place = { where: string; host: string; user: string; name: string }

/** What a connection to PostgreSQL fails with, by its code, as what to do about it. */
const byCode: Record<string, (place: Place) => string> = {
  ECONNREFUSED: ({ where }) => `Nobody answers at ${where}. Start PostgreSQL there, or correct DATABASE_URL.`,
  ENOTFOUND: ({ host }) => `The host ${host} is not known here. Correct DATABASE_URL.`,
  EAI_AGAIN: ({ host }) =>
    `The host ${host} cannot be looked up just now. Is the network there? If so, correct DATABASE_URL.`,
  ETIMEDOUT: ({ where }) =>
    `${where} does not answer in time. Look at the network between here and there, or correct DATABASE_URL.`,
  EHOSTUNREACH: ({ where }) => `There is no way to ${where}. Look at the network, or correct DATABASE_URL.`,
  '28P01': ({ where, user }) => `PostgreSQL at ${where} refuses the password of ${user}. Correct it in DATABASE_URL.`,
  '28000': ({ where, user }) =>
    `PostgreSQL at ${where} lets ${user} not in: allow it there (pg_hba.conf), or correct DATABASE_URL.`,
  '3D000': ({ where, name }) =>
    `There is no database ${name} at ${where}. Make it (createdb ${name}), or correct DATABASE_URL.`,
  '53300': ({ where }) => `PostgreSQL at ${where} takes no more connections. End some, or raise its max_connections.`,
}

const placeOf = (databaseUrl: string): Place | null => {
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
export const unreachableInWords = (error: unknown, databaseUrl: string): string | null => {
  if (!(error instanceof Error) || !('code' in error)) return null
  const [code, place] = [String(error.code), placeOf(databaseUrl)]
  return place && Object.hasOwn(byCode, code) ? (byCode[code]?.(place) ?? null) : null
}
