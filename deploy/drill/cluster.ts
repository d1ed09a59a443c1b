import { execFile, execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { chmod, chown, copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { createOwnedDatabase } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { mountDisk, unmountDisk } from './disks.ts'
import { listEtcd, startEtcd } from './etcd.ts'
import { createFaults } from './faults.ts'
import { openMachines } from './machines.ts'
import {
  delayReplicas,
  endDatabase,
  findPrimary,
  isWhole,
  type Member,
  startMember,
  superuserPassword,
} from './members.ts'
import { end, freePorts, killAll, program, type Started, servant, start, until } from './programs.ts'
import { openPrometheus } from './prometheus.ts'

const deploy = path.resolve(import.meta.dirname, '..')
const main = path.resolve(deploy, '../src/app/server/main.ts')
const admin = path.resolve(deploy, '../src/app/server/admin.ts')
const owner = { role: 'reinforce', password: 'drill-reinforce', database: 'reinforce' }
const person = { email: 'ana@example.test', password: 'long enough words' }
const here = (port: number) => `127.0.0.1:${port}`

const names = ['db-1', 'db-2', 'db-3'] as const

type Ports = Awaited<ReturnType<typeof findPorts>>
const findPorts = async () => {
  const [web = 0, writer = 0, reader = 0, figures = 0, pooler = 0, ...rest] = await freePorts(9)
  const [app1 = 0, app2 = 0, metrics1 = 0, metrics2 = 0] = rest
  return { web, writer, reader, figures, pooler, app: [app1, app2], metrics: [metrics1, metrics2] }
}

const startHaproxy = (home: string, ports: Ports, databases: string[], as: { uid: number; gid: number }) => {
  const dbs = Object.fromEntries(
    databases.flatMap((address, n) => [
      [`DB_${n + 1}`, `${address}:5432`],
      [`DB_${n + 1}_API`, '8008'],
    ]),
  )
  const apps = Object.fromEntries(ports.app.map((port, n) => [`APP_${n + 1}`, here(port)]))
  const binds = {
    WEB_BIND: here(ports.web),
    WRITER_BIND: here(ports.writer),
    READER_BIND: here(ports.reader),
    FIGURES_BIND: here(ports.figures),
  }
  const args = ['-db', '-f', path.join(deploy, 'haproxy/haproxy.cfg')]
  return start({ home, name: 'haproxy', file: program('haproxy') ?? '', args, env: { ...dbs, ...apps, ...binds }, as })
}

const startPooler = async (home: string, ports: Ports, as: { uid: number; gid: number }) => {
  const lines = [
    'listen_addr = 127.0.0.1',
    `listen_port = ${ports.pooler}`,
    `admin_users = ${owner.role}`,
    // Roles that a suite of tests makes are looked up.
    'auth_query = SELECT usename, passwd FROM pg_shadow WHERE usename=$1',
    '[databases]',
    `reinforce = host=127.0.0.1 port=${ports.writer}`,
    `reinforce_replicas = host=127.0.0.1 port=${ports.reader} dbname=reinforce`,
    `* = host=127.0.0.1 port=${ports.writer} auth_user=postgres`,
    '',
  ]
  await copyFile(path.join(deploy, 'pgbouncer/pgbouncer.ini'), path.join(home, 'pgbouncer.ini'))
  await writeFile(path.join(home, 'here.ini'), lines.join('\n'))
  await writeFile(
    path.join(home, 'users.txt'),
    `"${owner.role}" "${owner.password}"\n"postgres" "${superuserPassword}"\n`,
  )
  return start({ home, name: 'pgbouncer', file: program('pgbouncer') ?? '', args: ['pgbouncer.ini'], as })
}

const getUrl = (port: number, database = owner.database) =>
  `postgres://${owner.role}:${owner.password}@${here(port)}/${database}`

const superuserAt = (address: string, database = owner.database) =>
  `postgres://postgres:${superuserPassword}@${address}/${database}`

const startServers = async (home: string, ports: Ports, more: Record<string, string>) => {
  const env = (n: number) => ({
    PORT: String(ports.app[n]),
    METRICS_PORT: String(ports.metrics[n]),
    DATABASE_URL: getUrl(ports.pooler),
    DATABASE_DIRECT_URL: getUrl(ports.writer),
    REPLICA_URL: getUrl(ports.pooler, 'reinforce_replicas'),
    PREPARED: 'off',
    APP_SECRET: 'a secret of at least 32 characters',
    DATA_DIR: path.join(home, `data-${n + 1}`),
    DEMO_DATA: 'off',
    CALLS_A_MINUTE: '0',
    LOG_LEVEL: 'warn',
    ...more,
  })
  const servers = [0, 1].map((n) =>
    start({ home, name: `reinforce-${n + 1}`, file: process.execPath, args: [main], env: env(n) }),
  )
  for (const port of ports.app)
    await until(
      'a process that is ready',
      async () => (await fetch(`http://${here(port)}/readyz`)).status === 200,
      180_000,
    )
  execFileSync(process.execPath, [admin, 'create', '--email', person.email, '--name', 'Ana Diaz'], {
    env: { ...process.env, ...env(0), ADMIN_PASSWORD: person.password },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return servers
}

/** Waits until all members run and one of them has every commit. */
const whole = async (members: Member[]) => await until('a whole cluster', async () => await isWhole(members), 180_000)

/** The planned change of the primary, as an operator makes it; answers the seconds that calls were held. */
const switchOver = async (ports: Ports, etcd: string) => {
  const began = performance.now()
  await promisify(execFile)(path.join(deploy, 'patroni/switch-primary.sh'), [], {
    env: {
      ...process.env,
      POOLERS: getUrl(ports.pooler, 'pgbouncer'),
      WRITER: getUrl(ports.writer),
      PATRONICTL: `${program('patronictl')} -c ${path.join(deploy, 'patroni/patroni.yml')}`,
      PATRONI_ETCD3_HOSTS: etcd,
    },
  })
  return (performance.now() - began) / 1000
}

/** The whole of it on this machine, each part with the configuration of `deploy/`; `settings`: more of the processes' own. */
export const openCluster = async (settings: Record<string, string> = {}) => {
  const home = await mkdtemp(path.join(tmpdir(), 'reinforce-drill-'))
  await chmod(home, 0o755)
  const as = servant()
  await chown(home, as.uid, as.gid)
  const ports = await findPorts()
  const machines = openMachines(names)
  const on = { home, machines, as }
  const etcd = listEtcd(machines, names)
  const etcds = new Map<string, Started>()
  const others: Started[] = []
  const members: Member[] = []
  let prometheus: Awaited<ReturnType<typeof openPrometheus>>
  const join = (name: string) => members.push(startMember(on, name, etcd))
  const stopNow = () => {
    killAll()
    for (const name of names) endDatabase(home, { name })
    for (const name of names) unmountDisk(path.join(home, name))
    machines.close()
  }
  const close = async () => {
    for (const started of others.toReversed()) await end(started)
    for (const member of members) await end(member.started)
    stopNow()
    if (!process.env.KEEP) await rm(home, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stopNow()
      process.exit(130)
    })
  try {
    for (const name of names) {
      mountDisk(path.join(home, name), as)
      etcds.set(name, startEtcd(on, name, names))
    }
    await until('etcd', async () => (await fetch(`http://${machines.getAddress('db-1')}:2379/health`)).ok)
    join('db-1')
    await findPrimary(members)
    for (const name of names.slice(1)) join(name)
    await whole(members)
    others.push(startHaproxy(home, ports, names.map(machines.getAddress), as), await startPooler(home, ports, as))
    await until(
      'the way to the primary',
      async () => await createOwnedDatabase(superuserAt(here(ports.writer), 'postgres'), owner),
    )
    others.push(...(await startServers(home, ports, settings)))
    prometheus = await openPrometheus(home, {
      reinforce: ports.metrics.map(here),
      patroni: names.map((name) => `${machines.getAddress(name)}:8008`),
      haproxy: [here(ports.figures)],
    })
    if (prometheus) others.push(prometheus.started)
    await until(
      'the way to the processes',
      async () => (await fetch(`http://${here(ports.web)}/readyz`)).status === 200,
    )
  } catch (error) {
    process.stderr.write(
      `Logs: ${home} (${readdirSync(home)
        .filter((name) => name.endsWith('.log'))
        .join(', ')})\n`,
    )
    process.env.KEEP = 'yes'
    await close()
    throw error
  }
  return {
    home,
    base: `http://${here(ports.web)}`,
    person,
    superuser: superuserAt(here(ports.writer)),
    pooler: here(ports.pooler),
    primary: async () => (await findPrimary(members)).name,
    whole: async () => await whole(members),
    switchOver: async () => await switchOver(ports, etcd),
    /** Each replica's own address, past everything. */
    replicas: async () => {
      const primary = await findPrimary(members)
      return members.filter((each) => each !== primary).map(({ database }) => superuserAt(database))
    },
    delayReplicas: async (seconds: number) => await delayReplicas(members, seconds),
    ...createFaults({ on, names, etcds, members }),
    /** How many of those that Prometheus watches answer it; undefined: it is not installed. */
    watched: async () => await prometheus?.watched(),
    /** The machine that went down is back. */
    comeBack: join,
    /** The primary that took over from another. */
    next: async (before: string) => (await findPrimary(members, before)).name,
    close,
  }
}
export type Cluster = Awaited<ReturnType<typeof openCluster>>
