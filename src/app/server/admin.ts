import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { hashPassword } from 'better-auth/crypto'
import { sql } from 'drizzle-orm'
import { migrate } from '../../db/migrate.ts'
import { houseScope } from '../../platform/server/call.ts'
import { readConfig } from '../../platform/server/config.ts'
import { openPool, transact } from '../../platform/server/database.ts'
import { writeFacts } from '../../platform/server/facts.ts'
import { openEmbedded } from '../../platform/server/postgres/open-embedded.ts'

const usage = `Makes the first platform administrator, from whom all invitations come.

  npm run admin -- create --email you@clinic.example --name "Your Name" [--organization-name "Your Service"]

The password is read from the environment (ADMIN_PASSWORD) or asked for on standard input.
With DATABASE_URL (and APP_SECRET) it works on that database, otherwise on the embedded one in DATA_DIR, also while
the server runs on it.`

const readPassword = async () => {
  if (process.env.ADMIN_PASSWORD) return process.env.ADMIN_PASSWORD
  process.stderr.write('Password (at least 6 characters): ')
  for await (const chunk of process.stdin) return String(chunk).split('\n')[0]?.trim() ?? ''
  return ''
}

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    'organization-name': { type: 'string' },
    help: { type: 'boolean' },
  },
})
if (values.help || positionals[0] !== 'create' || !values.email || !values.name) fail(usage)
const email = (values.email ?? '').trim().toLowerCase()
if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) fail(`"${email}" is not an e-mail address.`)
const password = await readPassword()
if (password.length < 6) fail('The password must be at least 6 characters.')

const config = readConfig(process.env)
const embedded = config.databaseUrl ? null : await openEmbedded(config.dataDir)
const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
const pool = openPool(databaseUrl, 2)
try {
  await migrate(databaseUrl)
  const organizationId = config.platformOrganizationId
  await transact(pool, houseScope(config, organizationId), async (tx) => {
    await tx.run(
      sql`insert into organizations (id, name, status) values (${organizationId}, ${values['organization-name'] ?? 'Reinforce'}, 'Active') on conflict (id) do nothing`,
    )
    const authUserId = randomUUID()
    const userId = randomUUID()
    const passwordHash = await hashPassword(password)
    await tx.run(
      sql`select app.create_sign_in(${authUserId}::uuid, ${values.name}, ${email}, '', 'user', ${organizationId}, ${passwordHash})`,
    )
    await tx.run(sql`insert into reinforce_users (id, auth_user_id, email, full_name, organization_id, admin_level)
      values (${userId}, ${authUserId}, ${email}, ${values.name}, ${organizationId}, 'Admin')`)
    await writeFacts(tx, null, [{ name: 'user.created', about: userId }])
  })
  process.stdout.write(`${email} can sign in now as a platform administrator.\n`)
} catch (error) {
  const taken = typeof error === 'object' && error !== null && 'code' in error && error.code === '23505'
  process.stderr.write(
    taken ? `${email} already has an account.\n` : `${error instanceof Error ? error.message : String(error)}\n`,
  )
  process.exitCode = 1
} finally {
  await pool.end()
  await embedded?.stop()
}
