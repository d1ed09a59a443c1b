import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { openEmbedded } from '@reinforce/postgres-box/server/open-embedded.ts'
import { hashPassword } from 'better-auth/crypto'
import { sql } from 'drizzle-orm'
import { migrate } from '../../db/migrate.ts'
import { findPasswordWeakness } from '../../features/access/sign-in/rules/find-password-weakness.ts'
import { createOrganization } from '../../features/clients/organizations/server/public.ts'
import { rotateKeys } from '../../features/clients/vault/server/public.ts'
import { startFirstWeek } from '../../features/team/onboarding/server/public.ts'
import { getSystemScope } from '../../platform/server/actor.ts'
import { type Config, readConfig } from '../../platform/server/config.ts'
import { openPool, type Tx, transact } from '../../platform/server/database.ts'
import { recordEvents } from '../../platform/server/events.ts'
import { isEmailAddress } from '../../rules/email-address.ts'
import { UserError } from '../../rules/user-error.ts'
import { refuseHalfAt } from './database/assert-restore-complete.ts'
import { doctor } from './doctor/doctor.ts'
import { verifyRecords } from './doctor/verify-records.ts'

const usage = `Sets up a new installation, so that people can sign in.

  npm run admin -- create --email you@service.example --name "Your Name" [--organization-name "Your Service"]
      Creates the first platform administrator, who sends all invitations.
      Reads the password from ADMIN_PASSWORD or asks for it on standard input.

  npm run admin -- organization --name "Bright Path ABA" [--time-zone America/New_York]
      Creates a client, ready for invitations and for npm run import.

  npm run admin -- rotate-keys --from OLD_SECRET
      After APP_SECRET changed: encrypts the keys of saved logins with the new one. Stop the server before, start it after.

  npm run admin -- doctor [--json]
      Runs all system checks, one per line. Changes nothing and sends nothing.
      Exit codes for monitors: 0 healthy, 1 warnings, 2 failures.

  npm run admin -- verify-record [--organization NAME_OR_ID] [--head HASH]
      Checks whether recorded activity was changed later, one line per organization, and names the first changed entry. --head is a
      state that you kept elsewhere: it must still be part of the record. Changes nothing. Exit codes: 0 intact, 1 changed.

Works on the database in DATABASE_URL (with APP_SECRET), otherwise on the embedded one in DATA_DIR, even while the server
runs on it.`

const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  'organization-name': { type: 'string' },
  'time-zone': { type: 'string', default: 'America/New_York' },
  from: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

const readPassword = async () => {
  if (process.env.ADMIN_PASSWORD) return process.env.ADMIN_PASSWORD
  process.stderr.write('Password: ')
  for await (const chunk of process.stdin) return String(chunk).split('\n')[0]?.trim() ?? ''
  return ''
}

const createAdministrator = async (tx: Tx, organizationName: string, email: string, name: string, password: string) => {
  const { organizationId } = tx.scope
  await tx.run(
    sql`insert into organizations (id, name, status) values (${organizationId}, ${organizationName}, 'Active') on conflict (id) do nothing`,
  )
  const [authUserId, userId] = [randomUUID(), randomUUID()]
  const passwordHash = await hashPassword(password)
  await tx.run(
    sql`select app.create_sign_in(${authUserId}::uuid, ${name}, ${email}, '', 'user', ${organizationId}, ${passwordHash})`,
  )
  await tx.run(sql`insert into reinforce_users (id, auth_user_id, email, full_name, organization_id, admin_level)
    values (${userId}, ${authUserId}, ${email}, ${name}, ${organizationId}, 'Admin')`)
  await recordEvents(tx, null, [{ name: 'user.created', about: userId }])
}

/** Returns the work for the database, which returns its final words; throws for unknown words. */
const task = async (): Promise<(tx: Tx, config: Config) => Promise<string>> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  if (positionals[0] === 'rotate-keys' && values.from) {
    const { from } = values
    return async (tx, config) => {
      const many = await rotateKeys(tx, from, config.appSecret)
      if (many === 0) return 'All keys already use the current APP_SECRET.'
      return `${many} ${many === 1 ? 'key uses' : 'keys use'} the current APP_SECRET now.`
    }
  }
  const name = values.name?.trim() ?? ''
  if (values.help || !name) throw new UserError('invalid', usage)
  if (positionals[0] === 'organization')
    return async (tx) => {
      await startFirstWeek(tx, await createOrganization(tx, null, { name, timeZone: values['time-zone'] }))
      return `${name} created.`
    }
  if (positionals[0] !== 'create' || !values.email) throw new UserError('invalid', usage)
  const email = values.email.trim().toLowerCase()
  if (!isEmailAddress(email)) throw new UserError('invalid', `“${email}” isn’t an email address.`)
  const password = await readPassword()
  const organizationName = values['organization-name'] ?? 'Reinforce'
  return async (tx, { passwordMin }) => {
    if (password.length < passwordMin)
      throw new UserError('invalid', `The password must be at least ${passwordMin} characters.`)
    const weak = findPasswordWeakness(password, { email, name, organization: organizationName })
    if (weak) throw new UserError('invalid', weak)
    await createAdministrator(tx, organizationName, email, name, password).catch((error: unknown) => {
      const isTaken = typeof error === 'object' && error !== null && 'code' in error && error.code === '23505'
      throw isTaken ? new UserError('conflict', `${email} already has an account.`) : error
    })
    return `${email} can now sign in as a platform administrator.`
  }
}

/** Examines, prints the findings and ends at once: a connection that hangs keeps no monitor waiting. */
const examineAndEnd = async () => {
  const { said, code } = await doctor(process.env, process.argv.includes('--json'))
  process.stdout.write(said, () => process.exit(code))
}

/** `verify-facts` is an earlier name for it. */
const isVerification = (name: string | undefined) => name === 'verify-record' || name === 'verify-facts'

const perform = async () => {
  if (isVerification(process.argv[2]) && !process.argv.includes('--help')) {
    const isIntact = await verifyRecords(process.env, process.argv.slice(3), (line) =>
      process.stdout.write(`${line}\n`),
    )
    process.exitCode = isIntact ? 0 : 1
    return
  }
  if (process.argv[2] === 'doctor' && !process.argv.includes('--help')) return await examineAndEnd()
  const run = await task()
  const config = readConfig(process.env)
  const embedded = config.databaseUrl ? null : await openEmbedded(config.dataDir)
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  const pool = openPool(databaseUrl, 2)
  try {
    await refuseHalfAt(config.databaseDirectUrl ?? databaseUrl)
    await migrate(config.databaseDirectUrl ?? databaseUrl)
    const said = await transact(
      pool,
      getSystemScope(config, config.platformOrganizationId),
      async (tx) => await run(tx, config),
    )
    process.stdout.write(`${said}\n`)
  } finally {
    await pool.end()
    await embedded?.stop()
  }
}

try {
  await perform()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
