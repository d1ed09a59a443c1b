import pg from 'pg'

/** Runs `work` on one connection of its own and closes it. */
export const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {}) // a server that stops ends idle connections with an error no one waits for
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** `url` with another user and database. */
export const toOwnerUrl = (url: string, owner: { role: string; password: string; database: string }) => {
  const changed = new URL(url)
  changed.username = owner.role
  changed.password = owner.password
  changed.pathname = `/${owner.database}`
  return changed.href
}

const utf8 = async (client: pg.Client) => {
  const { rows } = await client.query<{ name: string }>(
    `select collcollate as name from pg_collation where collprovider = 'c' and collname ~* '^C\\.utf-?8$' limit 1`,
  )
  return rows[0] ? `LC_COLLATE 'C' LC_CTYPE ${pg.escapeLiteral(rows[0].name)}` : ''
}

/**
 * Makes the login role (no superuser, may create roles) and the UTF-8 database it owns, each unless it is there, and answers
 * the role's URL. `adminUrl` is a superuser's.
 */
export const createOwnedDatabase = async (
  adminUrl: string,
  owner: { role: string; password: string; database: string },
) =>
  withClient(adminUrl, async (client) => {
    const role = pg.escapeIdentifier(owner.role)
    const database = pg.escapeIdentifier(owner.database)
    const roles = await client.query('select 1 from pg_roles where rolname = $1', [owner.role])
    if (roles.rowCount === 0) {
      await client.query(
        `CREATE ROLE ${role} LOGIN NOSUPERUSER CREATEROLE PASSWORD ${pg.escapeLiteral(owner.password)}`,
      )
    }
    const databases = await client.query('select 1 from pg_database where datname = $1', [owner.database])
    if (databases.rowCount === 0) {
      const { rows } = await client.query<{ provider: string }>(
        `select to_jsonb(d)->>'datlocprovider' as provider from pg_database d where datname = 'template0'`,
      )
      const locale = rows[0]?.provider === 'c' ? await utf8(client) : ''
      await client.query(`CREATE DATABASE ${database} OWNER ${role} TEMPLATE template0 ENCODING 'UTF8' ${locale}`)
    }
    return toOwnerUrl(adminUrl, owner)
  })
