import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openS3StandIn } from '../../integrations/files/testing/s3-stand-in.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const passphrase = 'correct horse battery staple'
let home: string
let ports: number[]
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'reinforce-operations-'))
  s3 = await openS3StandIn('our-backups')
  ports = [await freePort(), await freePort()]
})
afterAll(async () => {
  s3.close()
  await rm(home, { recursive: true, force: true })
})

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** The lines of every block of commands, as the page has them, in its order. */
const extractCommands = (page: string) =>
  [...page.matchAll(/^```sh\n([^]*?)^```$/gm)].flatMap(([, block = '']) => block.trim().split('\n'))

/** What the commands of the whole check run, and those that another test runs. */
const elsewhere: Record<string, string> = {
  'npm ci --omit=dev': 'scripts/steps/install.mjs',
  'npm run build': 'scripts/steps/build-web.mjs',
  'DATA_DIR=/var/lib/reinforce MOVE_TO=postgres://reinforce:PASSWORD@db.example.com:5432/reinforce npm run move':
    'src/app/server/database/move.test.ts',
  ['BACKUP_PASSPHRASE=… RESTORE_TO=postgres://reinforce:PASSWORD@db.example.com:5432/reinforce ' +
    'npm run restore -- --from /mnt/backups --data-dir /var/lib/reinforce-restored']:
    'src/app/server/backup/own-database.test.ts',
}

let s3: Awaited<ReturnType<typeof openS3StandIn>>
let server: ReturnType<typeof spawn> | null = null
const environment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:DATABASE_URL|APP_SECRET|DATA_DIR)$/.test(name)),
  )

const start = async () => {
  const env = {
    ...environment(),
    DATA_DIR: path.join(home, 'data'),
    PORT: String(ports[0]),
    METRICS_PORT: String(ports[1]),
    DEMO_DATA: 'off',
    BACKUP_TO: path.join(home, 'backups'),
    BACKUP_PASSPHRASE: passphrase,
    SECURITY_CONTACT: 'mailto:security@service.example',
    LOG_LEVEL: 'error',
  }
  const started = spawn(process.execPath, ['src/app/server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  server = started
  let said = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (piece: Buffer) => {
        said += piece.toString()
        if (said.includes('Reinforce is ready')) resolve()
      })
    started.once('exit', () => reject(new Error(said)))
  })
}
const stop = async () => {
  if (!server) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
  server = null
}

const ofTheMachine: Record<string, () => Promise<void>> = {
  'systemctl enable --now reinforce': start,
  'systemctl stop reinforce': stop,
  'systemctl restart reinforce': async () => {
    await stop()
    await start()
  },
}

/** A command of the page with the places, ports and secrets of this test. */
const here = async (command: string, moment: string) => {
  const secret = await readFile(path.join(home, 'data/app-secret'), 'utf8').catch(() => '')
  return command
    .replaceAll('/var/lib/reinforce-restored', path.join(home, 'restored'))
    .replaceAll('/var/lib/reinforce', path.join(home, 'data'))
    .replaceAll('/mnt/backups', path.join(home, 'backups'))
    .replaceAll('…', passphrase.replaceAll(' ', '␣'))
    .replaceAll(':3000', `:${ports[0]}`)
    .replaceAll(':9464', `:${ports[1]}`)
    .replaceAll('2026-11-23T14:02:00Z', moment)
    .replaceAll('THE_OLD_SECRET', secret.trim())
}

/** The words of a command line; what stands in quotes is one. */
const splitCommand = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => (quoted ?? bare ?? '').replaceAll('␣', ' '))

const scripts = async () =>
  (JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }).scripts

const bucket = () => ({ S3_ENDPOINT: s3.endpoint, S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' })

/** Runs a command of the product; answers what it ended with and what it said. */
const run = async (line: string) => {
  const words = splitCommand(line)
  const first = words.findIndex((word) => !/^[A-Z_]+=/.test(word))
  const given = Object.fromEntries(words.slice(0, first).map((word) => word.split(/=(.*)/s, 2) as [string, string]))
  const [program, verb = '', name = '', ...rest] = words.slice(first)
  if (program === 'curl') {
    const answer = await fetch(name)
    return { code: answer.ok ? 0 : 22, said: await answer.text() }
  }
  const [, script = ''] = verb === 'run' ? ((await scripts())[name] ?? '').split(' ') : []
  if (!script) return { code: 127, said: `No script of the product runs ${program} ${verb} ${name}.` }
  const args = [script, ...rest.filter((word) => word !== '--')]
  const env = { ...environment(), ADMIN_PASSWORD: 'a-long-quiet-otter', ...bucket(), ...given }
  return await promisify(execFile)(process.execPath, args, { cwd: root, env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  )
}

/** Does one line; answers what is wrong with what it did, or null. */
const perform = async (command: string, moment: string): Promise<string | null> => {
  const machine = ofTheMachine[command]
  if (machine) {
    await machine()
    return null
  }
  const { code, said } = await run(await here(command, moment))
  // doctor tells with 1 that there is something to look at: here no one set up email, texts and a second factor.
  return code <= (command.endsWith('admin -- doctor') ? 1 : 0) ? null : `${command} ended with ${code}:\n${said}`
}

test('every command of docs/operations.md does what the page says, one after the other', async () => {
  const commands = extractCommands(await readFile(path.join(root, 'docs/operations.md'), 'utf8'))
  const wrong: string[] = []
  let moment = new Date().toISOString()
  try {
    for (const command of commands) {
      if (elsewhere[command]) continue
      const found = await perform(command, moment)
      if (found) wrong.push(found)
      if (command.includes('npm run backup')) moment = new Date().toISOString()
    }
  } finally {
    await stop()
  }
  expect(wrong).toEqual([])
  expect(commands.length).toBeGreaterThan(18)
}, 600_000)

test('lists operations of another check on the page, and that check is there', async () => {
  const page = await readFile(path.join(root, 'docs/operations.md'), 'utf8')
  for (const [command, proof] of Object.entries(elsewhere)) {
    expect(extractCommands(page)).toContain(command)
    expect(await readFile(path.join(root, proof), 'utf8')).not.toBe('')
  }
})
