import pg from 'pg'
import * as z from 'zod/mini'
import { UserError } from '../../../../../rules/user-error.ts'

const target = z.object({
  version: z.number(),
  something: z.nullable(z.string()),
  mayMake: z.boolean(),
})

/** Until a restore came to its end this schema is in the database, and nothing starts on it. */
export const unfinishedRestore = 'restore_unfinished'

const oldest = 15

/**
 * The major version of the server to restore to. Refuses a database that holds anything already, one whose role may make nothing in it,
 * and a server older than `made`, from which the backup is.
 */
export const requireEmpty = async (client: pg.Client, made: number): Promise<number> => {
  const { rows } = await client.query(
    `with theirs as (select n.oid, n.nspname as name from pg_namespace n
       where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and not exists (select from pg_depend d where d.objid = n.oid and d.deptype = 'e'))
     select current_setting('server_version_num')::int / 10000 as version,
       has_database_privilege(current_database(), 'create') as "mayMake",
       coalesce((select 'the schema ' || name from theirs where name <> 'public' order by name <> '${unfinishedRestore}', name limit 1),
         (select min(c.relname::text) from pg_class c where c.relnamespace in (select oid from theirs)
            and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')),
         (select min(f.proname::text) from pg_proc f where f.pronamespace in (select oid from theirs)
            and not exists (select from pg_depend d where d.objid = f.oid and d.deptype = 'e'))) as something`,
  )
  const { version, something, mayMake } = target.parse(rows[0])
  if (something === `the schema ${unfinishedRestore}`)
    throw new UserError(
      'conflict',
      'An earlier restore into this database didn’t finish. Drop the database, create it again, and restore again.',
    )
  if (something !== null)
    throw new UserError('conflict', `The database isn’t empty (${something}). Restore into an empty database.`)
  if (!mayMake)
    throw new UserError('forbidden', 'This role can’t create anything in the database. Use an address of its owner.')
  if (version < Math.max(made, oldest))
    throw new UserError(
      'invalid',
      `The backup is from PostgreSQL ${made}, but this database is PostgreSQL ${version}. Restore into the same version or a newer one.`,
    )
  return version
}

const reached = z.object({ isThere: z.boolean(), isOpen: z.boolean(), name: z.string() })
const ourRoles: readonly string[] = ['reinforce_tenant', 'reinforce_platform']

/** A right that this role lacks is listed below, as statements for an administrator to run. */
const mayNot = (error: unknown) => {
  if ((error as { code?: string }).code !== '42501') throw error
}

/**
 * Makes the roles that the backup names where they are missing, and answers those. The two of the product must be open to the role of
 * this address (`version`: the server's major one); refuses with the statement that an administrator has to run.
 */
export const makeRoles = async (client: pg.Client, named: readonly string[], version: number): Promise<string[]> => {
  const look = async (role: string) => {
    const { rows } = await client.query(
      `select exists (select from pg_roles where rolname = $1) as "isThere", current_user::text as name,
         coalesce((select pg_has_role(oid, $2) from pg_roles where rolname = $1), false) as "isOpen"`,
      [role, version >= 16 ? 'set' : 'member'],
    )
    return reached.parse(rows[0])
  }
  const made: string[] = []
  for (const role of new Set([...ourRoles, ...named])) {
    const id = pg.escapeIdentifier(role)
    const isOurs = ourRoles.includes(role)
    const before = await look(role)
    if (!before.isThere) {
      await client.query(`create role ${id} nologin`).catch(mayNot)
      made.push(role)
    }
    if (isOurs && !before.isOpen)
      await client
        .query(`grant ${id} to current_user${version >= 16 ? ' with inherit false, set true' : ''}`)
        .catch(mayNot)
    const after = await look(role)
    if (after.isThere && (!isOurs || after.isOpen)) continue
    const missing = after.isThere ? `GRANT ${role} TO ${after.name}` : `CREATE ROLE ${role}`
    throw new UserError('forbidden', `An administrator of the database must first run: ${missing};`)
  }
  return made
}

const ofOurRoles = new RegExp(`^\\d+; \\d+ \\d+ FUNCTION (\\S+) (.+\\)) (${ourRoles.join('|')})$`)

/**
 * Returns functions that act as a role of the product to that role: a restore makes its own role the owner of
 * everything, and row level security shows that role nothing. `contents`: the list of the dump, a line each.
 */
export const giveFunctionsBack = async (client: pg.Client, contents: string): Promise<void> => {
  for (const line of contents.split('\n')) {
    const [, schema, signature, role] = ofOurRoles.exec(line) ?? []
    if (schema === undefined || signature === undefined || role === undefined) continue
    const [inSchema, owner] = [pg.escapeIdentifier(schema), pg.escapeIdentifier(role)]
    await client.query(
      `begin; grant create on schema ${inSchema} to ${owner}; alter function ${inSchema}.${signature} owner to ${owner};
       revoke create on schema ${inSchema} from ${owner}; commit`,
    )
  }
}

/** Marks that a restore is under way in this database, until the mark is removed. */
export const beginInDatabase = async (client: pg.Client): Promise<void> => {
  await client.query(`create schema ${unfinishedRestore}`)
}
export const endInDatabase = async (client: pg.Client): Promise<void> => {
  await client.query(`drop schema ${unfinishedRestore}`)
}

/** Takes away all that a restore which failed brought, so that it can be tried again. */
export const clearTarget = async (client: pg.Client): Promise<void> => {
  await client.query(
    `begin; drop schema if exists app, auth, pgboss, public cascade;
     create schema public authorization pg_database_owner; grant usage on schema public to public;
     drop schema if exists ${unfinishedRestore}; commit`,
  )
}
